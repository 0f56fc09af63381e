/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The folder of the paper-cut pictures, and the games that have some; empty where none were made. */
declare const __PICTURES__: { folder: string; games: string[] };

/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The folder of the paper-cut pictures; empty where none were made. */
declare const __PICTURES__: string;

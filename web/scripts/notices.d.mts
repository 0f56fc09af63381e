import type { Plugin } from "vite";

export function noticesOf(files: string[], artists: string[]): string;
export function notices(artists: string[]): Plugin;

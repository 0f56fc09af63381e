import { existsSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { notices } from "./scripts/notices.mjs";
import { credits } from "./src/lib/credits";

// The build cuts the pictures before it builds the client (hatch_build.py).
const PICTURES = new URL("public/assets/pictures/", import.meta.url);
const folder = existsSync(PICTURES) ? (readdirSync(PICTURES)[0] ?? "") : "";
const games = folder ? readdirSync(new URL(`${folder}/`, PICTURES)) : [];

// The client is built into the Python package and served by it; in development the server runs beside.
export default defineConfig({
  plugins: [svelte(), notices(credits.map((credit) => credit.artist))],
  base: "/",
  define: { __PICTURES__: JSON.stringify({ folder, games }) },
  build: {
    outDir: "../src/tafelrunde/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  test: { css: { include: /app\.css/ } }, // a test reads which classes it styles
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/ws": { target: "ws://127.0.0.1:8765", ws: true },
    },
  },
});

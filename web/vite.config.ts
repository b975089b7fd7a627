import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

// The server that `npm run dev` forwards to.
const SERVER = process.env.TABARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  build: {
    outDir: "../src/tabard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The game server that `npm run dev` hands everything but the client itself to. */
const server = process.env["CAVERNA_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server may live below a path: it writes that into the page
  build: {
    outDir: "../src/caverna/server/client",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: {
      "/api": server,
      "/locale": server,
      "/ws": { target: server, ws: true },
    },
  },
});

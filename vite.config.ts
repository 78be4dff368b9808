import { existsSync } from "node:fs";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import type { VirtualRootRoute, VirtualRouteNode } from "@tanstack/virtual-file-routes";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { routes } from "./src/routes.ts";

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      virtualRouteConfig: written(routes),
      routesDirectory: "./src",
      generatedRouteTree: "./src/shell/web/routeTree.gen.ts",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
      disableLogging: true,
    }),
    react(),
  ],
  build: { target: "es2022", manifest: true, sourcemap: true, chunkSizeWarningLimit: 600 },
  server: { proxy: Object.fromEntries(["/api", "/auth", "/files", "/dev", "/sandbox"].map((path) => [path, server])) },
});

/** The part of the map whose pages are written. */
function written(root: VirtualRootRoute): VirtualRootRoute {
  const keep = (node: VirtualRouteNode): VirtualRouteNode[] => {
    if ("file" in node && node.file && !existsSync(`src/${node.file}`)) return [];
    return "children" in node && node.children ? [{ ...node, children: node.children.flatMap(keep) }] : [node];
  };
  return { ...root, children: root.children?.flatMap(keep) };
}

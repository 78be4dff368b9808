import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the web app when it is missing or older than a source. A release has no build tools and serves its own. */
export async function buildWebIfStale(): Promise<void> {
  if (!existsSync(join(root, "node_modules", "vite"))) return;
  const page = join(root, "dist", "index.html");
  if (existsSync(page) && (await newestSource()) <= (await stat(page)).mtimeMs) return;
  console.log("Building the web app …");
  const { build } = await import("vite");
  await build({ root, logLevel: "warn" });
}

async function newestSource(): Promise<number> {
  const files = await readdir(join(root, "src"), { recursive: true, withFileTypes: true });
  const sources = files
    .filter((file) => file.isFile() && /\.(tsx?|css)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  const times = await Promise.all(
    [...sources, join(root, "index.html"), join(root, "vite.config.ts"), join(root, "package-lock.json")].map(
      async (file) => (await stat(file)).mtimeMs,
    ),
  );
  return Math.max(...times);
}

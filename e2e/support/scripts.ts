import { readFileSync } from "node:fs";

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL("../../dist/.vite/manifest.json", import.meta.url), "utf8"),
);

/** The built script whose source path holds `source`; scripts' own names are hashes. */
export function scriptOf(source: string): string {
  const part = Object.keys(manifest).find((each) => each.includes(source));
  if (!part) throw new Error(`the build has no part of ${source}`);
  return manifest[part]?.file ?? "";
}

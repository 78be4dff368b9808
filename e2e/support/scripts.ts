import { readFileSync } from "node:fs";

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL("../../dist/.vite/manifest.json", import.meta.url), "utf8"),
);

/** The built file of the first part of the app whose source path holds this; scripts bear no names of their own. */
export function scriptOf(source: string): string {
  const part = Object.keys(manifest).find((each) => each.includes(source));
  if (!part) throw new Error(`the build has no part of ${source}`);
  return manifest[part]?.file ?? "";
}

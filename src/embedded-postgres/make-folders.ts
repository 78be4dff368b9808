import { chmodSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes a folder and those that are missing above it, with this mode whatever umask Byline runs with. Those that exist stay as they are. */
export function makeFolders(folder: string, mode: number): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made)) chmodSync(made, mode);
}

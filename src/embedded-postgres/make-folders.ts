import { chmodSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Creates a folder and its missing parents with this mode, whatever the umask. Existing folders keep theirs. */
export function makeFolders(folder: string, mode: number): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = resolve(folder); made.length >= resolve(first).length; made = dirname(made)) chmodSync(made, mode);
}

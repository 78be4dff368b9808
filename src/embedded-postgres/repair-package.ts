import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Makes the links among shared libraries (npm packs none) and the executable bits that npm's skipped install script
 * makes. Returns false where that fails.
 */
export function repairPackage(packageFolder: string): boolean {
  if (process.platform === "win32") return true;
  try {
    for (const { source, target } of linksOf(packageFolder))
      link(join(packageFolder, source), join(packageFolder, target));
    const programs = join(packageFolder, "native", "bin");
    for (const program of readdirSync(programs)) makeExecutable(join(programs, program));
    return true;
  } catch {
    return false;
  }
}

function linksOf(packageFolder: string): { source: string; target: string }[] {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

function link(source: string, target: string): void {
  if (existsSync(target)) return;
  if (lstatSync(target, { throwIfNoEntry: false })) unlinkSync(target);
  symlinkSync(relative(dirname(target), source), target);
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}

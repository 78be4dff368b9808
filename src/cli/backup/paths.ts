import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { backupParts } from "./backup-folder.ts";

/** Paths with `/`, in one order everywhere. */
export const filesBelow = (folder: string): string[] =>
  entriesBelow(folder)
    .filter(({ isFolder }) => !isFolder)
    .map(({ path }) => path)
    .sort();

export function writeEmptyFolders(folder: string): void {
  const paths = entriesBelow(folder).flatMap(({ path, isFolder }) =>
    isFolder && readdirSync(join(folder, path)).length === 0 ? [`${path}\n`] : [],
  );
  writeFileSync(join(folder, backupParts.folders), paths.sort().join(""));
}

/** Makes the empty folders of a backup anew in `DATA_DIR`. An older backup lists none. */
export function makeEmptyFolders(backup: string, dataDirectory: string): void {
  for (const path of readEmptyFolders(backup).filter(isPlainPath))
    mkdirSync(join(dataDirectory, path.replace(`${backupParts.data}/`, "")), { recursive: true, mode: 0o700 });
}

function readEmptyFolders(backup: string): string[] {
  try {
    return readFileSync(join(backup, backupParts.folders), "utf8").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** Leads to one file below a folder: a bucket takes any text as a name. */
export const isPlainPath = (path: string): boolean =>
  path !== "" &&
  path === posix.normalize(path) &&
  !posix.isAbsolute(path) &&
  !path.endsWith("/") &&
  !/^\.\.?(\/|$)|[\\\0]/.test(path);

function entriesBelow(folder: string): { path: string; isFolder: boolean }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"),
    isFolder: entry.isDirectory(),
  }));
}

/** Marks of empty folders, which some tools write, are neither. */
export function fetchedOf(paths: string[]): { fit: string[]; unfit: string[] } {
  const files = paths.filter((path) => !path.endsWith("/"));
  const folders = new Set(files.flatMap(foldersOf));
  const isFit = (path: string) => isPlainPath(path) && !folders.has(path);
  return { fit: files.filter(isFit), unfit: files.filter((path) => !isFit(path)) };
}

const foldersOf = (path: string): string[] =>
  path
    .split("/")
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join("/"));

import { createHash } from "node:crypto";
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BackupError, backupParts, type HashedManifest } from "./backup-folder.ts";
import { filesBelow } from "./paths.ts";
import type { OpenedBackup } from "./place.ts";

const { hashes, manifest, proven } = backupParts;
const besideThem: string[] = [hashes, manifest, proven];
const namedAtMost = 3;

/** Hashes every file of a backup and writes the list beside them. */
export function writeHashes(folder: string): Pick<HashedManifest, "hashesHash" | "files" | "bytes"> {
  const paths = hashedBelow(folder);
  const lines: string[] = [];
  let bytes = 0;
  for (const path of paths) {
    lines.push(`${hashOf(join(folder, path))}  ${path}\n`);
    bytes += statSync(join(folder, path)).size;
  }
  const text = lines.join("");
  writeFileSync(join(folder, hashes), text, { flush: true });
  return { hashesHash: sha256(text), files: paths.length, bytes };
}

/**
 * Compares a backup with its hashes. Throws `BackupError` that says which part of it is damaged, missing or was added.
 */
export function refuseDamaged({ folder, address, unfit }: OpenedBackup, { hashesHash }: HashedManifest): void {
  const text = readList(folder, address);
  if (sha256(text) !== hashesHash)
    throw new BackupError(`${address} is damaged: its list of hashes is not the one that was written. ${instead}`);
  const listed = new Map(text.split("\n").flatMap((line) => (line ? [[line.slice(66), line.slice(0, 64)]] : [])));
  const faults = new Map<string, string[]>();
  const note = (fault: string, path: string) => faults.set(fault, [...(faults.get(fault) ?? []), path]);
  for (const path of unfit) note(`${partOf(path)}: not of this backup`, path);
  for (const path of hashedBelow(folder)) {
    const hash = listed.get(path);
    listed.delete(path);
    if (hash === undefined) note(`${partOf(path)}: not of this backup`, path);
    else if (hashOf(join(folder, path)) !== hash) note(`${partOf(path)}: damaged`, path);
  }
  for (const path of listed.keys()) note(`${partOf(path)}: missing`, path);
  if (faults.size === 0) return;
  const sentences = [...faults].map(([fault, paths]) => `${fault}: ${named(paths)}.`);
  throw new BackupError(`${address} is not what was backed up. ${sentences.join(" ")} ${instead}`);
}

const instead = "Nothing was restored. Take another backup.";

function readList(folder: string, address: string): string {
  try {
    return readFileSync(join(folder, hashes), "utf8");
  } catch {
    throw new BackupError(`${address} is incomplete: its list of hashes is missing. ${instead}`);
  }
}

const named = (paths: string[]): string =>
  paths.length > namedAtMost
    ? `${paths.slice(0, namedAtMost).join(", ")} and ${paths.length - namedAtMost} more`
    : paths.join(", ");

const partNames: [start: string, name: string][] = [
  [`${backupParts.cluster}/`, "The database"],
  [backupParts.dump, "The database"],
  [`${backupParts.files}/`, "The uploaded files"],
  [`${backupParts.data}/`, "Passwords and keys"],
  [backupParts.ends, "The ends of the books"],
];

const partOf = (path: string): string => partNames.find(([start]) => path.startsWith(start))?.[1] ?? "The folder";

const hashedBelow = (folder: string): string[] => filesBelow(folder).filter((path) => !besideThem.includes(path));

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** One buffer for thousands of small files. */
const buffer = Buffer.allocUnsafe(1 << 20);

function hashOf(file: string): string {
  const hash = createHash("sha256");
  const descriptor = openSync(file, "r");
  try {
    for (let read = 1; read > 0; ) {
      read = readSync(descriptor, buffer, 0, buffer.length, null);
      hash.update(buffer.subarray(0, read));
    }
    return hash.digest("hex");
  } finally {
    closeSync(descriptor);
  }
}

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  BackupError,
  backupParts,
  makeBackupFolder,
  provenText,
  readManifest,
  writeManifest,
} from "./backup-folder.ts";
import type { BackupPlace } from "./place.ts";

export const folderPlace = (folder: string): BackupPlace => ({
  address: folder,
  below: (name) => folderPlace(join(folder, name)),
  reach: async () => void mkdirSync(folder, { recursive: true, mode: 0o700 }),
  refuseWithin({ dataDirectory }) {
    if (isWithin(dataDirectory, folder))
      throw new BackupError(`${folder} lies in DATA_DIR, which is backed up. Name a folder outside of it.`);
  },
  async keep(write) {
    makeBackupFolder(folder);
    const manifest = await write(folder);
    writeManifest(folder, manifest);
    return manifest;
  },
  names: async () => (existsSync(folder) ? readdirSync(folder) : []),
  readManifest: async () => readManifest(folder),
  isProven: async () => existsSync(join(folder, backupParts.proven)),
  markProven: async () => writeFileSync(join(folder, backupParts.proven), provenText(), { flush: true }),
  open: (read) => read({ folder, address: folder, unfit: [] }),
  async remove() {
    rmSync(join(folder, backupParts.manifest), { force: true });
    rmSync(folder, { recursive: true, force: true });
  },
});

export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || !way.startsWith("..");
}

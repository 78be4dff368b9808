import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDiskSpace } from "#platform/files/disk-space.ts";
import {
  BackupError,
  backupParts,
  type HashedManifest,
  manifestText,
  parseManifest,
  provenText,
} from "./backup-folder.ts";
import { type BucketObjects, openBucketObjects } from "./bucket-objects.ts";
import { isWithin } from "./folder-place.ts";
import { fetchedOf, filesBelow } from "./paths.ts";
import type { BackupPlace } from "./place.ts";
import { inScratchFolder } from "./scratch-folder.ts";

export const openBucketPlace = (bucket: string, prefix: string): BackupPlace =>
  bucketPlace(openBucketObjects(bucket), prefix);

/** Each file of a backup is an object of its name. So any tool copies one from a folder or to it. */
function bucketPlace(objects: BucketObjects, prefix: string): BackupPlace {
  const { bucket } = objects;
  const address = ["s3:/", bucket, ...(prefix ? [prefix] : [])].join("/");
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const start = keyOf("");
  const sizes = async () =>
    new Map([...(await objects.sizes(start))].map(([key, bytes]) => [key.slice(start.length), bytes]));
  const readManifest = async () => parseManifest((await objects.read(keyOf(backupParts.manifest))) ?? "", address);
  return {
    address,
    below: (name) => bucketPlace(objects, keyOf(name)),
    reach: async () => void (await objects.folders(start)),
    refuseWithin({ dataDirectory, FILES_BUCKET }) {
      if (bucket === FILES_BUCKET)
        throw new BackupError(`${bucket} is the bucket of uploaded files, which is backed up. Name another one.`);
      if (isWithin(dataDirectory, tmpdir()))
        throw new BackupError("TMPDIR lies in DATA_DIR, which is backed up. Set it to a folder outside of it.");
    },
    async keep(write) {
      if ((await sizes()).size > 0) throw new BackupError(`${address} is not empty. Name a new prefix.`);
      const stopped = `Stopped. ${address} holds no whole backup. Remove it, or name another prefix.`;
      return inScratchFolder({ name: "made", stopped }, async (folder) => {
        const manifest = await write(folder);
        await objects.each(filesBelow(folder), (path) => objects.upload(keyOf(path), join(folder, path)));
        refuseShort(folder, await sizes(), address);
        await objects.write(keyOf(backupParts.manifest), manifestText(manifest));
        return manifest;
      });
    },
    names: async () => (await objects.folders(start)).map((folder) => folder.slice(start.length)),
    readManifest,
    isProven: async () => (await objects.read(keyOf(backupParts.proven))) !== undefined,
    markProven: async () => void (await objects.write(keyOf(backupParts.proven), provenText())),
    async open(read) {
      const manifest = await readManifest();
      if (manifest.format === 2) await refuseNoRoom(manifest);
      const paths = fetchedOf([...(await sizes()).keys()]);
      return inScratchFolder({ name: "fetched" }, async (folder) => {
        await objects.each(paths.fit, (path) => objects.download(keyOf(path), join(folder, path)));
        return read({ folder, address, unfit: paths.unfit });
      });
    },
    async remove() {
      const manifest = keyOf(backupParts.manifest);
      const keys = [...(await objects.sizes(start)).keys()];
      if (keys.includes(manifest)) await objects.remove(manifest);
      await objects.each(
        keys.filter((key) => key !== manifest),
        objects.remove,
      );
    },
  };
}

/** The manifest follows only upon objects that all have the whole length of their file. */
function refuseShort(folder: string, sizes: Map<string, number>, address: string): void {
  const short = filesBelow(folder).find((path) => sizes.get(path) !== statSync(join(folder, path)).size);
  if (short !== undefined) throw new BackupError(`${short} did not arrive whole. ${address} holds no whole backup.`);
}

async function refuseNoRoom({ bytes }: HashedManifest): Promise<void> {
  const { freeBytes } = await readDiskSpace(tmpdir());
  const megabytes = (count: number) => Math.ceil(count / 1_000_000);
  if (freeBytes < bytes)
    throw new BackupError(
      `The backup has ${megabytes(bytes)} MB, and ${tmpdir()} has room for ${megabytes(freeBytes)}. Set TMPDIR to a folder with more.`,
    );
}

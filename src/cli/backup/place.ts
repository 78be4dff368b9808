import type { Config } from "#config.ts";
import type { BackupManifest, HashedManifest } from "./backup-folder.ts";

/** `unfit`: names of objects that no backup has, and that were not fetched. */
export type OpenedBackup = { folder: string; address: string; unfit: string[] };

type BackedUpPlaces = Pick<Config, "dataDirectory" | "FILES_BUCKET">;

/** Holds one backup, or one below each of its names. Every method throws `BackupError`. */
export type BackupPlace = {
  /** As a command names it. */
  address: string;
  below(name: string): BackupPlace;
  /** Makes a folder; asks whether a bucket is there and may be read. */
  reach(): Promise<void>;
  /** Refuses a place within what is backed up: a backup would hold itself. */
  refuseWithin(backedUp: BackedUpPlaces): void;
  /** Lets `write` fill an empty folder. Until this ends, no whole backup is here. */
  keep(write: (folder: string) => Promise<HashedManifest>): Promise<HashedManifest>;
  names(): Promise<string[]>;
  /** Throws `NoWholeBackup` where there is none. */
  readManifest(): Promise<BackupManifest>;
  /** True where a check of the backup once ended well. */
  isProven(): Promise<boolean>;
  markProven(): Promise<void>;
  /** Lets `read` see the backup as a folder. */
  open<Result>(read: (opened: OpenedBackup) => Promise<Result>): Promise<Result>;
  /** Takes the manifest first, so that a stopped removal leaves no backup that looks whole. */
  remove(): Promise<void>;
};

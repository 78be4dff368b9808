import { mkdirSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { scratchFolder } from "../../../test/scratch.ts";
import { BackupError, writeManifest } from "./backup-folder.ts";
import { bucketError } from "./bucket-error.ts";
import { readBackupArguments } from "./command.ts";
import { folderPlace } from "./folder-place.ts";
import { openPlace, readBucketAddress } from "./open-place.ts";
import { fetchedOf } from "./paths.ts";
import { readPeriod, startBackups } from "./schedule.ts";

const hour = 3_600_000;

function openFolder(): string {
  vi.useFakeTimers({ now: new Date("2026-11-26T00:00:00Z") });
  const scratch = scratchFolder();
  onTestFinished(() => scratch.remove());
  return scratch.path;
}
afterEach(() => vi.useRealTimers());

function writeBackup(folder: string): number {
  mkdirSync(folder);
  const told = { madeAt: new Date().toISOString(), byline: "0", database: "own", postgres: "18" } as const;
  writeManifest(folder, { format: 2, ...told, hashesHash: "", files: 0, bytes: 0 });
  return 0;
}

test("a backup is made each period, so many whole ones stay, and a half one goes with the next", async () => {
  const folder = openFolder();
  mkdirSync(join(folder, "byline-2026-11-25T00-00-00-000Z"));
  mkdirSync(join(folder, "of-somebody-else"));
  const backups = startBackups(
    { place: folderPlace(folder), everyMilliseconds: hour, keep: 2, isChecked: false },
    async (target) => writeBackup(target),
  );
  await vi.advanceTimersByTimeAsync(3 * hour + 1);
  expect(readdirSync(folder)).toEqual([
    "byline-2026-11-26T02-00-00-000Z",
    "byline-2026-11-26T03-00-00-000Z",
    "of-somebody-else",
  ]);
  await backups.close();
});

test("a restarted one waits for the rest of its period, and a failed one is told and tried again", async () => {
  const folder = openFolder();
  writeBackup(join(folder, "byline-2026-11-26T00-00-00-000Z"));
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const tries: string[] = [];
  const backups = startBackups(
    { place: folderPlace(folder), everyMilliseconds: hour, keep: 2, isChecked: false },
    async (target) => {
      tries.push(basename(target));
      if (tries.length === 1) throw new Error("The disk is full.");
      return writeBackup(target);
    },
  );
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(tries).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour / 2);
  expect(tries).toEqual(["byline-2026-11-26T01-00-00-000Z", "byline-2026-11-26T01-15-00-000Z"]);
  expect(told).toHaveBeenCalledWith("No backup: The disk is full.");
  await backups.close();
});

test("with a check a backup that was not proven is not made: it is tried again soon, and makes no proven one go", async () => {
  const folder = openFolder();
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const schedule = { place: folderPlace(folder), everyMilliseconds: 4 * hour, keep: 2, isChecked: true };
  let isSound = true;
  const backups = startBackups(schedule, async (target) => {
    writeBackup(target);
    return isSound ? 0 : 1;
  });
  await vi.advanceTimersByTimeAsync(4 * hour + 1);
  const proven = ["byline-2026-11-26T00-00-00-000Z", "byline-2026-11-26T04-00-00-000Z"];
  expect(readdirSync(folder)).toEqual(proven);
  isSound = false;
  await vi.advanceTimersByTimeAsync(4 * hour);
  expect(readdirSync(folder)).toEqual([...proven, "byline-2026-11-26T08-00-00-000Z"]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(readdirSync(folder)).toEqual([...proven, "byline-2026-11-26T08-45-00-000Z"]);
  await backups.close();
  isSound = true;
  const restarted = startBackups(schedule, async (target) => writeBackup(target));
  await vi.advanceTimersByTimeAsync(1);
  expect(readdirSync(folder)).toEqual([proven[1], "byline-2026-11-26T09-00-00-001Z"]);
  await restarted.close();
});

test("backups of before the mark stay until proven ones are as many", async () => {
  const folder = openFolder();
  writeBackup(join(folder, "byline-2026-11-25T00-00-00-000Z"));
  writeBackup(join(folder, "byline-2026-11-25T12-00-00-000Z"));
  const schedule = { place: folderPlace(folder), everyMilliseconds: hour, keep: 2, isChecked: true };
  const backups = startBackups(schedule, async (target) => writeBackup(target));
  await vi.advanceTimersByTimeAsync(1);
  expect(readdirSync(folder)).toEqual(["byline-2026-11-25T12-00-00-000Z", "byline-2026-11-26T00-00-00-000Z"]);
  await backups.close();
});

test("a backup from the future, by a clock that was wrong, keeps none from being made", async () => {
  const folder = openFolder();
  vi.setSystemTime("2030-01-01T00:00:00Z");
  writeBackup(join(folder, "byline-2030-01-01T00-00-00-000Z"));
  vi.setSystemTime("2026-11-26T00:00:00Z");
  const schedule = { place: folderPlace(folder), everyMilliseconds: hour, keep: 2, isChecked: false };
  const backups = startBackups(schedule, async (target) => writeBackup(target));
  await vi.advanceTimersByTimeAsync(1);
  expect(readdirSync(folder)).toEqual(["byline-2026-11-26T00-00-00-000Z", "byline-2030-01-01T00-00-00-000Z"]);
  await backups.close();
});

test("a place that answers no more loses nothing: what is whole there can't be told", async () => {
  const folder = openFolder();
  writeBackup(join(folder, "byline-2026-11-25T00-00-00-000Z"));
  mkdirSync(join(folder, "byline-2026-11-25T01-00-00-000Z"));
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const place = folderPlace(folder);
  let isAway = false;
  let made = 0;
  const readManifest = async (name: string) => {
    if (isAway) throw new BackupError("The bucket does not answer.");
    return place.below(name).readManifest();
  };
  const away = {
    ...place,
    below: (name: string) => ({ ...place.below(name), readManifest: () => readManifest(name) }),
  };
  const backups = startBackups({ place: away, everyMilliseconds: hour, keep: 1, isChecked: false }, async (target) => {
    made += 1;
    isAway = made === 1;
    return writeBackup(target);
  });
  await vi.advanceTimersByTimeAsync(hour);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(told.mock.calls.flat()).toContain(
    "The new backup is whole, but older ones could not be removed: The bucket does not answer.",
  );
  isAway = false;
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(made).toBeGreaterThan(1);
  expect(readdirSync(folder)).toHaveLength(1);
  await backups.close();
});

test("a place is a folder or a bucket with a prefix, and any other is refused without its keys", async () => {
  expect(readBucketAddress("s3://back.ups/of/byline/")).toEqual({ bucket: "back.ups", prefix: "of/byline" });
  expect(readBucketAddress("s3://backups")).toEqual({ bucket: "backups", prefix: "" });
  for (const address of ["s3://B", "s3:backups", "s3://key:secret@backups/x", "s3://backups/../x", "s3://backups//x"])
    await expect(openPlace(address), address).rejects.toThrow(/^Write a bucket as s3:\/\/BUCKET\/PREFIX/);
  await expect(openPlace("ftp://user:secret@host/x")).rejects.toThrow(/not to ftp:\/\/\.$/);
  expect((await openPlace("backup-2026-11-26T01:00")).address).toBe(resolve("backup-2026-11-26T01:00"));
});

test("an object whose name leads out of the backup is fetched by nobody", () => {
  const unfit = ["../x", "a/../../x", "/etc/x", "a//b", ".", "a\\b", "data"];
  expect(fetchedOf(["backup.json", "data/a", "postgres/pg_notify/", ...unfit])).toEqual({
    fit: ["backup.json", "data/a"],
    unfit,
  });
});

test("a bucket's refusals are told with what to do", () => {
  const told = (error: object, status?: number) =>
    bucketError({ message: "", ...error, ...(status && { $metadata: { httpStatusCode: status } }) }, "backups").message;
  expect(told({ name: "CredentialsProviderError" })).toContain("Set AWS_ACCESS_KEY_ID");
  expect(told({ name: "Error", message: "Region is missing" })).toContain("Set AWS_REGION.");
  expect(told({ name: "NoSuchBucket" }, 404)).toBe("There is no bucket backups. Make it first.");
  expect(told({ name: "PermanentRedirect" }, 301)).toContain("lies in another region");
  expect(told({ name: "AccessDenied" }, 403)).toContain("refuses: AccessDenied. Its key needs the rights");
  expect(told({ name: "SlowDown", message: "Slow down" }, 503)).toContain("answers 503: Slow down.");
  expect(told({ name: "TimeoutError", code: "ETIMEDOUT" })).toContain("does not answer: ETIMEDOUT");
  expect(told({ name: "Error", code: "ENOSPC", message: "no space left" })).toContain(
    "can't be written: no space left",
  );
});

test("periods are minutes, hours or days, and arguments that make no sense are refused", () => {
  expect(["30m", "6h", "1d", "0h", "1w", "1"].map(readPeriod)).toEqual([
    hour / 2,
    6 * hour,
    24 * hour,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readBackupArguments({ every: "1d", keep: "3" }, ["there"])).toMatchObject({
    again: { everyMilliseconds: 24 * hour, keep: 3 },
  });
  expect(readBackupArguments({}, [])).toContain("Name one folder");
  expect(readBackupArguments({ every: "soon" }, ["there"])).toContain("30m, 6h or 1d");
  expect(readBackupArguments({ keep: "3" }, ["there"])).toContain("--every");
});

import { mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { scratchFolder } from "../../../test/scratch.ts";
import { writeManifest } from "./backup-folder.ts";
import { readBackupArguments } from "./command.ts";
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
  const backups = startBackups({ folder, everyMilliseconds: hour, keep: 2 }, async (target) => writeBackup(target));
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
  const backups = startBackups({ folder, everyMilliseconds: hour, keep: 2 }, async (target) => {
    tries.push(basename(target));
    if (tries.length === 1) throw new Error("The disk is full.");
    return writeBackup(target);
  });
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(tries).toEqual([]);
  await vi.advanceTimersByTimeAsync(hour / 2);
  expect(tries).toEqual(["byline-2026-11-26T01-00-00-000Z", "byline-2026-11-26T01-15-00-000Z"]);
  expect(told).toHaveBeenCalledWith("No backup: The disk is full.");
  await backups.close();
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

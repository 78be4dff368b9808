import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BackupError, readManifest } from "./backup-folder.ts";

export type BackupSchedule = {
  /** Holds a folder for each backup. */
  folder: string;
  everyMilliseconds: number;
  /** Whole backups beyond this number are removed, the oldest first. */
  keep: number;
};

/** `byline-2026-11-26T01-00-00-000Z`: in the order of time by name. */
const nameOf = (at: Date): string => `byline-${at.toISOString().replaceAll(/[:.]/g, "-")}`;
const namePattern = /^byline-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const againAfterMilliseconds = 15 * 60_000;
/** A timer can't wait for longer. */
const sleepMillisecondsMax = 86_400_000;

/** Milliseconds of `15m`, `6h` or `1d`; undefined for other words. */
export function readPeriod(text: string): number | undefined {
  const [, count = "", unit = "m"] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return count === "" ? undefined : Number(count) * units[unit as keyof typeof units];
}

/**
 * Backs up whenever the newest whole backup is older than the period, and removes the oldest after each new one. A
 * failed one is told and tried again. `close` ends the waiting.
 */
export function startBackups(
  schedule: BackupSchedule,
  backUpTo: (folder: string) => Promise<number>,
): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const isDone = await waitUntil(dueAt(schedule), signal).then(
        () => !signal.aborted && oneMore(schedule, backUpTo),
      );
      if (!isDone && !signal.aborted)
        await waitUntil(Date.now() + Math.min(schedule.everyMilliseconds, againAfterMilliseconds), signal);
    }
  })();
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

async function oneMore({ folder, keep }: BackupSchedule, backUpTo: (folder: string) => Promise<number>) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, nameOf(new Date()));
  try {
    if ((await backUpTo(target)) === 0) {
      removeOld(folder, keep);
      return true;
    }
    console.error(`The backup ${target} was not proven.`);
  } catch (error) {
    console.error(`No backup: ${(error as Error).message}`);
  }
  return false;
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  while (Date.now() < time && !signal.aborted)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(time - Date.now(), sleepMillisecondsMax));
      signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
    });
}

/** Due at once where there is none. */
function dueAt({ folder, everyMilliseconds }: BackupSchedule): number {
  const [newest] = wholeBackups(folder);
  return newest === undefined ? 0 : newest.at + everyMilliseconds;
}

/** Newest first. */
function wholeBackups(folder: string): { name: string; at: number }[] {
  return backupNames(folder).flatMap((name) => {
    try {
      return [{ name, at: Date.parse(readManifest(join(folder, name)).madeAt) }];
    } catch (error) {
      if (error instanceof BackupError) return [];
      throw error;
    }
  });
}

const backupNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => namePattern.test(name))
        .sort()
        .reverse()
    : [];

/** Keeps the newest whole ones, and removes all before them and what a stopped run left half. */
function removeOld(folder: string, keep: number): void {
  const kept = new Set(
    wholeBackups(folder)
      .slice(0, keep)
      .map(({ name }) => name),
  );
  for (const name of backupNames(folder))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

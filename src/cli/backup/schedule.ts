import { NoWholeBackup } from "./backup-folder.ts";
import type { BackupPlace } from "./place.ts";

export type BackupSchedule = {
  /** Holds each backup below a name. */
  place: BackupPlace;
  everyMilliseconds: number;
  /** Whole backups beyond this number are removed, the oldest first. */
  keep: number;
};

type BackUpTo = (address: string) => Promise<number>;

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
export function startBackups(schedule: BackupSchedule, backUpTo: BackUpTo): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const isDone = await nextOne(schedule, backUpTo, signal);
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

async function nextOne(schedule: BackupSchedule, backUpTo: BackUpTo, signal: AbortSignal): Promise<boolean> {
  try {
    await waitUntil(await dueAt(schedule), signal);
    return !signal.aborted && (await oneMore(schedule, backUpTo));
  } catch (error) {
    console.error(`No backup: ${(error as Error).message}`);
    return false;
  }
}

async function oneMore({ place, keep }: BackupSchedule, backUpTo: BackUpTo): Promise<boolean> {
  await place.reach();
  const { address } = place.below(nameOf(new Date()));
  if ((await backUpTo(address)) !== 0) {
    console.error(`The backup ${address} was not proven.`);
    return false;
  }
  await removeOld(place, keep).catch((error: Error) =>
    console.error(`The new backup is whole, but older ones could not be removed: ${error.message}`),
  );
  return true;
}

async function waitUntil(time: number, signal: AbortSignal): Promise<void> {
  while (Date.now() < time && !signal.aborted)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(time - Date.now(), sleepMillisecondsMax));
      signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
    });
}

/** Due at once where there is none. */
async function dueAt({ place, everyMilliseconds }: BackupSchedule): Promise<number> {
  const [newest] = await wholeBackups(place);
  return newest === undefined ? 0 : newest.at + everyMilliseconds;
}

type WholeBackup = { name: string; at: number };

/** Newest first. */
async function wholeBackups(place: BackupPlace): Promise<WholeBackup[]> {
  const whole: WholeBackup[] = [];
  for (const name of await backupNames(place)) {
    try {
      whole.push({ name, at: Date.parse((await place.below(name).readManifest()).madeAt) });
    } catch (error) {
      if (!(error instanceof NoWholeBackup)) throw error;
    }
  }
  return whole;
}

const backupNames = async (place: BackupPlace): Promise<string[]> =>
  (await place.names())
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse();

/** Keeps the newest whole ones, and removes all before them and what a stopped run left half. */
async function removeOld(place: BackupPlace, keep: number): Promise<void> {
  const kept = new Set((await wholeBackups(place)).slice(0, keep).map(({ name }) => name));
  for (const name of await backupNames(place)) if (!kept.has(name)) await place.below(name).remove();
}

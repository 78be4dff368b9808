import { dayMilliseconds, hourMilliseconds } from "#platform/contract/day.ts";
import { NoWholeBackup } from "./backup-folder.ts";
import type { BackupPlace } from "./place.ts";

export type BackupSchedule = {
  /** Holds each backup below a name. */
  place: BackupPlace;
  everyMilliseconds: number;
  /** Whole backups beyond this number are removed, the oldest first. */
  keep: number;
  /** Each backup is checked too, and only a proven one counts as made. */
  isChecked: boolean;
};

type BackUpTo = (address: string) => Promise<number>;

/** `byline-2026-11-26T01-00-00-000Z`: in the order of time by name. */
const nameOf = (at: Date): string => `byline-${at.toISOString().replaceAll(/[:.]/g, "-")}`;
const namePattern = /^byline-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

const units = { m: 60_000, h: hourMilliseconds, d: dayMilliseconds };
const againAfterMilliseconds = 15 * 60_000;
/** Each further failure waits for twice as long, up to four hours: a backup and its check are much work. */
const doublingsMax = 4;
/** A timer can't wait for longer. */
const sleepMillisecondsMax = dayMilliseconds;

/** Milliseconds of `15m`, `6h` or `1d`; undefined for other words. */
export function readPeriod(text: string): number | undefined {
  const [, count = "", unit = "m"] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return count === "" ? undefined : Number(count) * units[unit as keyof typeof units];
}

/**
 * Backs up whenever the newest whole backup is older than the period, and removes the oldest after each new one. A
 * failed one is told and tried again: of those that are not proven the last one stays. `close` ends the waiting.
 */
export function startBackups(schedule: BackupSchedule, backUpTo: BackUpTo): { close: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    let failures = 0;
    let unproven: BackupPlace | undefined;
    const whenUnproven = async (backup: BackupPlace) => {
      await unproven?.remove();
      unproven = backup;
    };
    while (!signal.aborted) {
      const isDone = await nextOne({ ...schedule, backUpTo, whenUnproven }, signal);
      if (isDone) unproven = undefined;
      failures = isDone ? 0 : failures + 1;
      const again = againAfterMilliseconds * 2 ** Math.min(failures - 1, doublingsMax);
      if (!isDone) await waitUntil(Date.now() + Math.min(schedule.everyMilliseconds, again), signal);
    }
  })();
  return {
    async close() {
      stopping.abort();
      await running;
    },
  };
}

type Backups = BackupSchedule & { backUpTo: BackUpTo; whenUnproven: (backup: BackupPlace) => Promise<void> };

async function nextOne(backups: Backups, signal: AbortSignal): Promise<boolean> {
  try {
    await waitUntil(await dueAt(backups), signal);
    return !signal.aborted && (await oneMore(backups));
  } catch (error) {
    console.error(`No backup: ${(error as Error).message}`);
    return false;
  }
}

async function oneMore({ backUpTo, whenUnproven, ...schedule }: Backups): Promise<boolean> {
  const { place, isChecked } = schedule;
  await place.reach();
  const backup = place.below(nameOf(new Date()));
  let isSound = false;
  try {
    isSound = (await backUpTo(backup.address)) === 0;
    if (isSound && isChecked) await backup.markProven();
  } finally {
    if (!isSound) await whenUnproven(backup);
  }
  if (!isSound) {
    console.error(`The backup ${backup.address} was not proven.`);
    return false;
  }
  await removeOld(schedule).catch((error: Error) =>
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

/** Due at once where there is none. One from the future was made by a wrong clock. */
async function dueAt({ everyMilliseconds, ...schedule }: BackupSchedule): Promise<number> {
  const newest = (await wholeBackups(schedule)).find(({ at, isCounted }) => isCounted && at <= Date.now());
  return newest === undefined ? 0 : newest.at + everyMilliseconds;
}

type WholeBackup = { name: string; at: number; isCounted: boolean };
type Counting = Pick<BackupSchedule, "place" | "isChecked">;

/** Newest first. */
async function wholeBackups({ place, isChecked }: Counting): Promise<WholeBackup[]> {
  const whole: WholeBackup[] = [];
  for (const name of await backupNames(place)) {
    const backup = place.below(name);
    try {
      const at = Date.parse((await backup.readManifest()).madeAt);
      whole.push({ name, at, isCounted: !isChecked || (await backup.isProven()) });
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

/**
 * Keeps the newest ones that count, and others that are whole where those are too few. Removes all before them and what a
 * stopped run left half.
 */
async function removeOld({ keep, ...counting }: Counting & Pick<BackupSchedule, "keep">): Promise<void> {
  const { place } = counting;
  const inTurn = (await wholeBackups(counting)).toSorted((one, other) => +other.isCounted - +one.isCounted);
  const kept = new Set(inTurn.slice(0, keep).map(({ name }) => name));
  for (const name of await backupNames(place)) if (!kept.has(name)) await place.below(name).remove();
}

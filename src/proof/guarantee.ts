import { dayMilliseconds, hourMilliseconds } from "#platform/contract/day.ts";
export type PromisedTime = {
  publishedAt: Date;
  /** 0 means no guarantee. */
  guaranteeDays: number;
  /** 0 means forever. */
  permanenceMonths: number;
};

/**
 * First by days, then monthly to the later of guarantee and `monthsMin` (R10.3, R10.8), within the promised permanence.
 * One look more is taken shortly before the guarantee ends.
 */
const watchPlan = { firstDays: [1, 7, 30], monthsMin: 13, hoursBeforeEnd: 6 } as const;

/** Whether links stand so many months after their publication is an outlet's track record (R10.8). */
export const recordMonths = [3, 12] as const;

/** A failed look is repeated after this; only the second failure is a loss. */
export const repeatHours = 1;

/** Interval of looks while the publisher owes a lost publication. */
const lostHours = 6;

/** Returns the first planned look after a moment, undefined after the last. */
export function nextLook(promised: PromisedTime, after: Date): Date | undefined {
  return plannedLooks(promised).find((look) => look > after);
}

function plannedLooks(promised: PromisedTime): Date[] {
  const { publishedAt, guaranteeDays } = promised;
  const guaranteeEnd = addDays(publishedAt, guaranteeDays);
  const end = withinPermanence(later(addMonths(publishedAt, watchPlan.monthsMin), guaranteeEnd), promised);
  const looks: Date[] = watchPlan.firstDays.map((days) => addDays(publishedAt, days));
  if (guaranteeDays > 0) looks.push(addHours(withinPermanence(guaranteeEnd, promised), -watchPlan.hoursBeforeEnd));
  for (let months = 2; addMonths(publishedAt, months) <= end; months++) looks.push(addMonths(publishedAt, months));
  return looks.filter((look) => look <= end).sort((one, other) => Number(one) - Number(other));
}

function withinPermanence(end: Date, { publishedAt, permanenceMonths }: PromisedTime): Date {
  const stays = permanenceMonths === 0 ? end : addMonths(publishedAt, permanenceMonths);
  return stays < end ? stays : end;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

export const doesGuaranteeRun = (
  { publishedAt, guaranteeDays }: Omit<PromisedTime, "permanenceMonths">,
  now: Date,
): boolean => now < addDays(publishedAt, guaranteeDays);

const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMilliseconds);

/** Short months clamp to their last day, as in PostgreSQL. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date;
}

export type Watch = {
  nextLookAt: Date | null;
  /** Consecutive failed looks. */
  failures: number;
  /** The first of them, which decides whether the guarantee covers the loss. */
  failedAt: Date | null;
  /** Null until a second look has failed. */
  lostAt: Date | null;
};

export type Turn = "lost" | "back";

/** With `isClaimed` the publisher owes it, even when the guarantee ends meanwhile. */
type Look = { holds: boolean; at: Date; isClaimed: boolean };

/** Applies one look. `turn` says "lost" once at the second failure and "back" once, so both sides hear of each once. */
export function watchAfterLook(
  watch: Watch,
  { holds, at, isClaimed }: Look,
  promised: PromisedTime,
): { watch: Watch; turn: Turn | undefined } {
  const planned = nextLook(promised, at) ?? null;
  if (holds)
    return {
      watch: { nextLookAt: planned, failures: 0, failedAt: null, lostAt: null },
      turn: watch.lostAt ? "back" : undefined,
    };
  const failedAt = watch.failedAt ?? at;
  const lostAt = watch.lostAt ?? (at >= addHours(failedAt, repeatHours) ? at : null);
  const soon = lostAt ? addHours(at, lostHours) : addHours(at, repeatHours);
  const isOwed = isClaimed || doesGuaranteeRun(promised, failedAt);
  return {
    watch: { nextLookAt: lostAt && !isOwed ? planned : soon, failures: watch.failures + 1, failedAt, lostAt },
    turn: lostAt && !watch.lostAt ? "lost" : undefined,
  };
}

const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMilliseconds);

/** Problems that the buyer has not accepted. */
export const worsened = (accepted: string[], found: string[]): string[] =>
  found.filter((problem) => !accepted.includes(problem));

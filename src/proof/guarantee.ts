/** What a publication was promised for. */
export type PromisedTime = {
  publishedAt: Date;
  /** 0: no guarantee. */
  guaranteeDays: number;
  /** 0: for ever. */
  permanenceMonths: number;
};

/**
 * When a publication is looked at again (R10.3): a day, a week and a month after it came out, then each month to the end of the
 * guarantee, at least so long that it can be said whether its links are alive after a year (R10.8), and never longer than it
 * was to stay.
 */
const watchPlan = { firstDays: [1, 7, 30], monthsMin: 13 } as const;

/** A look that fails is repeated after so long, and only then is it a loss. */
export const repeatHours = 1;

/** What is lost is looked at so often while the publisher owes it back. */
const lostHours = 6;

const [hourMilliseconds, dayMilliseconds] = [3_600_000, 86_400_000];

/** The first planned look after a moment; undefined once the last was had. */
export function nextLook(promised: PromisedTime, after: Date): Date | undefined {
  const end = endOfWatch(promised);
  return plannedLooks(promised.publishedAt, end).find((look) => look > after);
}

function plannedLooks(publishedAt: Date, end: Date): Date[] {
  const looks: Date[] = watchPlan.firstDays.map((days) => addDays(publishedAt, days));
  for (let months = 2; addMonths(publishedAt, months) <= end; months++) looks.push(addMonths(publishedAt, months));
  return looks.filter((look) => look <= end);
}

function endOfWatch({ publishedAt, guaranteeDays, permanenceMonths }: PromisedTime): Date {
  const ends = [addMonths(publishedAt, watchPlan.monthsMin), addDays(publishedAt, guaranteeDays)];
  const end = new Date(Math.max(...ends.map(Number)));
  const stays = permanenceMonths === 0 ? end : addMonths(publishedAt, permanenceMonths);
  return stays < end ? stays : end;
}

/** True while the guarantee of a publication runs. */
export const isGuaranteed = (
  { publishedAt, guaranteeDays }: Omit<PromisedTime, "permanenceMonths">,
  now: Date,
): boolean => now < addDays(publishedAt, guaranteeDays);

const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * dayMilliseconds);

/** The same day of a later month, or its last day where it is shorter: as PostgreSQL adds months. */
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
  /** Looks that failed one after the other. */
  failures: number;
  failedAt: Date | null;
  /** Since when what was promised is gone; null while it is there, or while one failed look says nothing yet. */
  lostAt: Date | null;
};

/** What a look made of a publication: it is lost, or back. */
export type Turn = "lost" | "back";

/** `isClaimed`: the publisher owes it back already, whatever becomes of the guarantee meanwhile. */
type Look = { holds: boolean; at: Date; isClaimed: boolean };

/**
 * The change that one look makes. `turn` says "lost" at the second failed look, once, until the publication is "back": so both
 * sides are told of each once.
 */
export function afterLook(
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
  const isOwed = isClaimed || isGuaranteed(promised, at);
  return {
    watch: { nextLookAt: lostAt && !isOwed ? planned : soon, failures: watch.failures + 1, failedAt, lostAt },
    turn: lostAt && !watch.lostAt ? "lost" : undefined,
  };
}

const addHours = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMilliseconds);

/** What is wrong now and was not yet when the buyer took the publication as it was. */
export const worsened = (accepted: string[], found: string[]): string[] =>
  found.filter((problem) => !accepted.includes(problem));

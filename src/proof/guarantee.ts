/** What a publication was promised for. */
export type PromisedTime = {
  publishedAt: Date;
  /** 0: no guarantee. */
  guaranteeDays: number;
  /** 0: for ever. */
  permanenceMonths: number;
};

/**
 * When a publication is looked at again (R10.3): each week of the first month, then each month to the end of the guarantee,
 * at least so long that it can be said whether its links are alive after a year (R10.8), and never longer than it was to
 * stay.
 */
const watchPlan = { weeklyUntilDays: 28, monthsMin: 13 } as const;

/** A look that fails is repeated after so long; only then is it a loss. A server may be away for a night. */
const repeatHours = 24;
const repeatHoursMin = 12;

const [hourMilliseconds, dayMilliseconds] = [3_600_000, 86_400_000];

/** The first planned look after a moment; undefined once the last was had. */
export function nextLook(promised: PromisedTime, after: Date): Date | undefined {
  const end = endOfWatch(promised);
  return plannedLooks(promised.publishedAt, end).find((look) => look > after);
}

function plannedLooks(publishedAt: Date, end: Date): Date[] {
  const looks: Date[] = [];
  for (let days = 7; days <= watchPlan.weeklyUntilDays; days += 7) looks.push(addDays(publishedAt, days));
  for (let months = 2; addMonths(publishedAt, months) <= end; months++) looks.push(addMonths(publishedAt, months));
  return looks.filter((look) => look <= end);
}

function endOfWatch({ publishedAt, guaranteeDays, permanenceMonths }: PromisedTime): Date {
  const ends = [addMonths(publishedAt, watchPlan.monthsMin), addDays(publishedAt, guaranteeDays)];
  const end = new Date(Math.max(...ends.map(Number)));
  const stays = permanenceMonths === 0 ? end : addMonths(publishedAt, permanenceMonths);
  return stays < end ? stays : end;
}

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

/**
 * The change that one look makes. `isNewLoss` is true for the second failed look, so that both sides are told once, until the
 * publication is back.
 */
export function afterLook(
  watch: Watch,
  look: { holds: boolean; at: Date },
  promised: PromisedTime,
): { watch: Watch; isNewLoss: boolean } {
  const planned = nextLook(promised, look.at) ?? null;
  if (look.holds)
    return { watch: { nextLookAt: planned, failures: 0, failedAt: null, lostAt: null }, isNewLoss: false };
  const failedAt = watch.failedAt ?? look.at;
  const isConfirmed = look.at.getTime() - failedAt.getTime() >= repeatHoursMin * hourMilliseconds;
  const lostAt = watch.lostAt ?? (isConfirmed ? look.at : null);
  const repeated = new Date(look.at.getTime() + repeatHours * hourMilliseconds);
  return {
    watch: { nextLookAt: lostAt ? planned : repeated, failures: watch.failures + 1, failedAt, lostAt },
    isNewLoss: lostAt !== null && watch.lostAt === null,
  };
}

/** What is wrong now and was not yet when the buyer took the publication as it was. */
export const worsened = (accepted: string[], found: string[]): string[] =>
  found.filter((problem) => !accepted.includes(problem));

import { setTimeout as wait } from "node:timers/promises";
import type { AuthContext } from "../context.ts";

/** Calls of a kind that are remembered to tell how long one takes now; fewer than ten tell nothing. */
const rememberedCalls = { least: 10, most: 50 };
/** Nobody waits longer than this for others' sake. */
const longestMilliseconds = 2_000;

const lately = new Map<number, number[]>();

/**
 * Gives the result, or the refusal, no sooner than after that time: an account that gets a mail takes longer than an
 * address without one, and nobody shall learn it from the clock. A busy server needs longer, so the time grows with what such calls took
 * lately.
 */
export async function evenly<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const [result] = await Promise.allSettled([work()]);
  const took = performance.now() - began;
  const atLeast = leastTime(milliseconds, took);
  if (atLeast > took) await wait(atLeast - took);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/** As long as nine of ten of the last calls of this kind took, this one among them, and not less than the usual time. */
function leastTime(milliseconds: number, took: number): number {
  const calls = [...(lately.get(milliseconds) ?? []), took].slice(-rememberedCalls.most);
  lately.set(milliseconds, calls);
  if (calls.length < rememberedCalls.least) return milliseconds;
  const slow = calls.toSorted((one, other) => one - other)[Math.floor(calls.length * 0.9)] ?? 0;
  return Math.min(Math.max(milliseconds, slow), longestMilliseconds);
}

/** What a call that may mail, or looks at what was mailed, takes at least; well above what an idle server needs. */
export const mailMilliseconds = 60;

/** What a call that may text takes at least: about as long as a provider needs, where one is asked. */
export const textMilliseconds = ({ textProvider }: Pick<AuthContext, "textProvider">, otherwise: number): number =>
  textProvider ? 1_000 : otherwise;

/** The same for a sign-up, which hashes a password first. */
export const signUpMilliseconds = 150;

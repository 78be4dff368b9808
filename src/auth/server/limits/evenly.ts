import { setTimeout as wait } from "node:timers/promises";
import type { AuthContext } from "../context.ts";

/** Below `least` calls, their durations say nothing about the load. */
const rememberedCalls = { least: 10, most: 50 };
const longestMilliseconds = 2_000;

const lately = new Map<number, number[]>();

/**
 * Answers no sooner than after this time, so that the clock betrays no account by its extra mail. The time grows with
 * recent calls, since a busy server needs longer.
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

/** The time within which nine of ten recent calls ended, at least the usual time. */
function leastTime(milliseconds: number, took: number): number {
  const calls = [...(lately.get(milliseconds) ?? []), took].slice(-rememberedCalls.most);
  lately.set(milliseconds, calls);
  if (calls.length < rememberedCalls.least) return milliseconds;
  const slow = calls.toSorted((one, other) => one - other)[Math.floor(calls.length * 0.9)] ?? 0;
  return Math.min(Math.max(milliseconds, slow), longestMilliseconds);
}

/** For calls that mail or check mailed secrets; well above an idle server's need. */
export const mailMilliseconds = 60;

/** For calls that may text: about as long as a provider needs, where one is asked. */
export const textMilliseconds = ({ textProvider }: Pick<AuthContext, "textProvider">, otherwise: number): number =>
  textProvider ? 1_000 : otherwise;

/** Includes the hashing of a password. */
export const signUpMilliseconds = 150;

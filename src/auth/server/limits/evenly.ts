import { setTimeout as wait } from "node:timers/promises";
import type { AuthContext } from "../context.ts";

/**
 * Gives the result, or the refusal, no sooner than after that time: an account that gets a mail takes longer than an
 * address without one, and nobody shall learn it from the clock.
 */
export async function evenly<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), wait(milliseconds)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}

/** What a call that may mail, or looks at what was mailed, takes at least; well above what an idle server needs. */
export const mailMilliseconds = 60;

/** What a call that may text takes at least: about as long as a provider needs, where one is asked. */
export const textMilliseconds = ({ textProvider }: Pick<AuthContext, "textProvider">, otherwise: number): number =>
  textProvider ? 1_000 : otherwise;

/** The same for a sign-up, which hashes a password first. */
export const signUpMilliseconds = 150;

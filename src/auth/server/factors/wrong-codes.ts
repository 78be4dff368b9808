import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import { countRequest, readCount } from "../limits/request-limits.ts";
import { tooManyRequests } from "../refusals.ts";

/**
 * Refuses (429) guesses at a factor from any address: six digits fall to many addresses and challenges. The bound is
 * AUTH_WRONG_PASSWORDS.
 */
export async function refuseFactorGuesser(tx: Tx, settings: AuthSettings, factorId: string): Promise<void> {
  const { requests, secondsLeft } = await readCount(tx, key(factorId));
  if (requests >= settings.AUTH_WRONG_PASSWORDS) throw tooManyRequests(secondsLeft);
}

export async function countWrongFactorCode(tx: Tx, settings: AuthSettings, factorId: string): Promise<void> {
  await countRequest(tx, key(factorId), settings.AUTH_WRONG_PASSWORDS_SECONDS);
}

const key = (factorId: string) => `factor:${factorId}`;

import type { Tx } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import { countRequest, readCount } from "../limits/request-limits.ts";
import { tooManyRequests } from "../refusals.ts";

/**
 * Refuses (429) more guesses at a factor, wherever they come from: a code is six digits, and who guesses may have many
 * addresses and ask for many challenges. The bound is that of wrong passwords.
 */
export async function refuseGuesser(tx: Tx, settings: AuthSettings, factorId: string): Promise<void> {
  const { requests, secondsLeft } = await readCount(tx, key(factorId));
  if (requests >= settings.AUTH_WRONG_PASSWORDS) throw tooManyRequests(secondsLeft);
}

export async function countWrongCode(tx: Tx, settings: AuthSettings, factorId: string): Promise<void> {
  await countRequest(tx, key(factorId), settings.AUTH_WRONG_PASSWORDS_SECONDS);
}

const key = (factorId: string) => `factor:${factorId}`;

import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { hashingQueue } from "./hashing-queue.ts";

/** Argon2id (the library's default kind) with OWASP's first choice of costs: 19 MiB, two passes. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else; a queue of 400 is about ten seconds of work. */
const inTurn = hashingQueue(Math.max(1, availableParallelism() - 1), 400);

/** The PHC string to store. The same characters typed on another keyboard give the same password (NFKC). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), costs));
}

/**
 * Compares in the time of one hash, also when there is nothing to compare with: an unknown account and one without a
 * password answer no faster.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const matches = await inTurn(() => verify(against, password.normalize("NFKC")));
  return matches && stored !== null && stored !== undefined;
}

let dummy: Promise<string> | undefined;

/** A hash that nobody's password has. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
}

import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";
import { hashingQueue } from "./hashing-queue.ts";

/** Argon2id (the library's default kind) with OWASP's first choice of costs: 19 MiB, two passes. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ownPrefix = `$argon2id$v=19$m=${costs.memoryCost},t=${costs.timeCost},p=${costs.parallelism}$`;

/** One core stays free for everything else; a queue of 400 is about ten seconds of work. */
const inTurn = hashingQueue(Math.max(1, availableParallelism() - 1), 400);

/** Returns the PHC string. NFKC makes the same characters of another keyboard the same password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), costs));
}

/** Takes the time of one hash also without a stored one, so that unknown accounts answer no faster. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const matches = await inTurn(() => compare(against, password));
  return matches && stored !== null && stored !== undefined;
}

async function compare(stored: string, password: string): Promise<boolean> {
  if (isBcrypt(stored)) return (await verifyBcrypt(password, stored)) && Buffer.byteLength(password) <= longestBcrypt;
  const normal = password.normalize("NFKC");
  if (await verify(stored, normal)) return true;
  // Another installation may have hashed the password unnormalized.
  return normal !== password && !isOwn(stored) && verify(stored, password);
}

/** In bytes. bcrypt ignores the rest, so a longer password cannot match honestly. */
const longestBcrypt = 72;

const isBcrypt = (stored: string) => /^\$2[aby]\$/.test(stored);
const isOwn = (stored: string) => stored.startsWith(ownPrefix);

/** True for another installation's hash; the owner's next sign-in replaces it. */
export const isImported = (stored: string): boolean => !isOwn(stored);

/** Higher costs would let one sign-in stop the service. */
const importable = [
  /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/,
  /^\$argon2(i|id)\$v=19\$m=[1-9]\d{0,5},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/,
];

export const isImportable = (stored: string): boolean => importable.some((form) => form.test(stored));

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
}

import { commonPasswords } from "./common-passwords.ts";
import type { PasswordWeakness } from "./error-shape.ts";

/** The protocol never allows fewer characters than this. */
const shortestMinimum = 6;

/** Longer input is refused as malformed, not as weak: it is no password that someone types or a manager makes. */
export const longestPassword = 1024;

/** Kinds of characters that an installation may insist on; by default it asks for none, since length serves better. */
export const characterGroups = ["lower", "upper", "letter", "digit", "symbol"] as const;
export type CharacterGroup = (typeof characterGroups)[number];

export type PasswordPolicy = {
  /** In characters as people count them (code points). */
  minimumLength: number;
  /** Words of this installation that everyone would try first. */
  ownWords: string[];
  /** Each must occur at least once. */
  requiredGroups?: CharacterGroup[];
};

export type WeakPassword = { message: string; reasons: PasswordWeakness[] };

/** What is wrong with a new password, or undefined when it is strong enough. `email` is the account's own. */
export function passwordWeakness(password: string, policy: PasswordPolicy, email?: string): WeakPassword | undefined {
  const found: [PasswordWeakness, string][] = [];
  const minimum = Math.max(policy.minimumLength, shortestMinimum);
  if ([...password].length < minimum) found.push(["length", `Password should be at least ${minimum} characters.`]);
  const missing = (policy.requiredGroups ?? []).filter((group) => !groups[group].pattern.test(password));
  if (missing.length > 0) found.push(["characters", lacking(missing)]);
  if (isGuessable(password, policy.ownWords, email)) found.push(["pwned", knownPassword]);
  if (found.length === 0) return undefined;
  return { message: found.map(([, message]) => message).join(" "), reasons: found.map(([reason]) => reason) };
}

const groups: Record<CharacterGroup, { pattern: RegExp; name: string }> = {
  lower: { pattern: /\p{Ll}/u, name: "a lower-case letter" },
  upper: { pattern: /\p{Lu}/u, name: "an upper-case letter" },
  letter: { pattern: /\p{L}/u, name: "a letter" },
  digit: { pattern: /\p{Nd}/u, name: "a digit" },
  symbol: { pattern: /[^\p{L}\p{Nd}\s]/u, name: "a symbol" },
};

const lacking = (missing: CharacterGroup[]) =>
  `Password should contain at least ${missing.map((group) => groups[group].name).join(", ")}.`;

/** Said of what everybody would try first, and of what has become public elsewhere. */
export const knownPassword = "Password is known to be weak and easy to guess, please choose a different one.";

/** What a guesser would try to reach it: as typed, without the digits and signs that people append, and once where it is repeated. */
export function guessableForms(password: string): string[] {
  const whole = password.toLowerCase();
  const word = whole.replace(/[^\p{L}]+$/u, "");
  const [, piece] = /^(.{4,}?)\1+$/u.exec(whole) ?? [];
  return [whole, word, ...(piece ? [piece] : [])];
}

function isGuessable(password: string, ownWords: string[], email = ""): boolean {
  const own = [email, email.split("@")[0] ?? "", ...ownWords].map((each) => each.toLowerCase()).filter(Boolean);
  const isKnown = (each: string) => commonPasswords.has(each) || own.includes(each);
  return guessableForms(password).some(isKnown) || isRow(password.toLowerCase());
}

const rows = ["01234567890", "09876543210", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/** One piece repeated ("aaaaaaaa", "12121212"), or a run of the keyboard or the alphabet. */
function isRow(text: string): boolean {
  return /^(.{1,3})\1+$/u.test(text) || rows.some((row) => row.includes(text));
}

import { commonPasswords } from "./common-passwords.ts";
import type { PasswordWeakness } from "./error-shape.ts";

/** The protocol's minimum. */
const shortestMinimum = 6;

/** Longer input is refused as malformed, not as weak. */
export const longestPassword = 1024;

/** An installation may require some; none by default, since length serves better. */
export const characterGroups = ["lower", "upper", "letter", "digit", "symbol"] as const;
export type CharacterGroup = (typeof characterGroups)[number];

export type PasswordPolicy = {
  /** In code points. */
  minimumLength: number;
  /** Names of this installation, as everyone would try them first. */
  ownWords: string[];
  requiredGroups?: CharacterGroup[];
};

export type WeakPassword = { message: string; reasons: PasswordWeakness[] };

/** Returns undefined for a strong password. `email` is the account's own. */
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

export const knownPassword = "Password is known to be weak and easy to guess, please choose a different one.";

/** A guesser's starting points: the password as typed, without appended digits and signs, and once where it repeats. */
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

import {
  knownPassword,
  longestPassword,
  type PasswordPolicy,
  passwordWeakness,
  type WeakPassword,
} from "../../passwords.ts";
import type { AuthSettings } from "../config.ts";
import type { AuthContext } from "../context.ts";
import { validationFailed, weakPassword } from "../refusals.ts";
import { isCommon } from "./common.ts";
import { isPwned } from "./pwned.ts";

type Context = Pick<AuthContext, "settings" | "log">;

export async function weaknessOf(
  context: Context,
  password: string,
  email?: string,
): Promise<WeakPassword | undefined> {
  const { settings } = context;
  const weakness = passwordWeakness(password, policyOf(settings), email);
  if (weakness) return weakness;
  const isKnown = (await isCommon(password)) || (settings.AUTH_PASSWORD_HIBP && (await isPwned(context, password)));
  return isKnown ? { message: knownPassword, reasons: ["pwned"] } : undefined;
}

/** Throws 422 with reasons for a weak password, 400 for an absurdly long one. */
export async function requireStrongPassword(context: Context, password: string, email?: string): Promise<void> {
  if (password.length > longestPassword)
    throw validationFailed(`Password cannot be longer than ${longestPassword} characters`);
  const weakness = await weaknessOf(context, password, email);
  if (weakness) throw weakPassword(weakness);
}

const policyOf = (settings: AuthSettings): PasswordPolicy => ({
  minimumLength: settings.AUTH_PASSWORD_MIN_LENGTH,
  requiredGroups: settings.AUTH_PASSWORD_REQUIRED_GROUPS,
  ownWords: ["byline", settings.APP_TITLE],
});

import { longestPassword, type PasswordPolicy, passwordWeakness, type WeakPassword } from "../passwords.ts";
import type { AuthSettings } from "./config.ts";
import { validationFailed, weakPassword } from "./refusals.ts";

/** What this house asks of a password. */
export function weaknessOf(settings: AuthSettings, password: string, email?: string): WeakPassword | undefined {
  return passwordWeakness(password, policyOf(settings), email);
}

/** Refuses a new password that is too weak (422, with reasons) or absurdly long (400). */
export function requireStrongPassword(settings: AuthSettings, password: string, email?: string): void {
  if (password.length > longestPassword)
    throw validationFailed(`Password cannot be longer than ${longestPassword} characters`);
  const weakness = weaknessOf(settings, password, email);
  if (weakness) throw weakPassword(weakness);
}

const policyOf = (settings: AuthSettings): PasswordPolicy => ({
  minimumLength: settings.AUTH_PASSWORD_MIN_LENGTH,
  requiredGroups: settings.AUTH_PASSWORD_REQUIRED_GROUPS,
  houseWords: ["byline", settings.APP_TITLE],
});

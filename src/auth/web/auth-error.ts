import { errorCode } from "#platform/web/api-error.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { texts } from "./texts.ts";

type FieldErrors = { email?: string; password?: string };

/** Maps a refusal to its field; one without a field shows at the first. */
export function authFieldErrors(error: unknown): FieldErrors {
  switch (errorCode(error)) {
    case undefined:
      return { email: platformTexts.somethingWrong };
    case "invalid_credentials":
      return { password: texts.signIn.wrong };
    case "user_banned":
      return { email: texts.signIn.suspended };
    case "weak_password":
    case "same_password":
      return { password: messageOf(error) };
    case "mfa_verification_failed":
      return { password: texts.secondFactor.wrong };
    case "webauthn_verification_failed":
      return { email: texts.passkeys.unknown };
    case "webauthn_challenge_expired":
    case "webauthn_challenge_not_found":
      return { email: texts.passkeys.late };
    case "webauthn_credential_exists":
      return { email: texts.passkeys.known };
    case "too_many_passkeys":
      return { email: texts.passkeys.many };
    case "reauthentication_needed":
      return { email: texts.proofNeeded };
    case "user_already_exists":
    case "email_exists":
      return { email: texts.signUp.duplicateEmail };
    default:
      return { email: messageOf(error) };
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : platformTexts.somethingWrong);

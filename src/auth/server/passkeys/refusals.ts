import { Refusal } from "#platform/http/errors.ts";

/** Clients match on these codes and messages: keep them to the letter. */

export const passkeysDisabled = () => new Refusal(404, "passkey_disabled", "Passkeys are disabled");
export const tooManyPasskeys = () => new Refusal(422, "too_many_passkeys", "Maximum number of passkeys reached");
export const passkeyNotFound = () => new Refusal(404, "passkey_not_found", "Passkey not found");
/** Also for a challenge of somebody else, and for one that was answered. */
export const ceremonyNotFound = () =>
  new Refusal(400, "webauthn_challenge_not_found", "Challenge not found or already used");
export const ceremonyExpired = () => new Refusal(400, "webauthn_challenge_expired", "Challenge has expired");
/** Says as little of unknown credentials as of wrong signatures. */
export const credentialUnverified = () =>
  new Refusal(400, "webauthn_verification_failed", "Credential verification failed");
export const credentialExists = () =>
  new Refusal(422, "webauthn_credential_exists", "This credential is already registered");

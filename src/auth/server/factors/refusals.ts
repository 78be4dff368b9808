import { Refusal } from "#platform/http/errors.ts";

const factorKinds = {
  totp: { name: "TOTP", notEnabled: "mfa_totp_enroll_not_enabled", notVerified: "mfa_totp_verify_not_enabled" },
  phone: { name: "Phone", notEnabled: "mfa_phone_enroll_not_enabled" },
  webauthn: {
    name: "WebAuthn",
    notEnabled: "mfa_webauthn_enroll_not_enabled",
    notVerified: "mfa_webauthn_verify_not_enabled",
  },
} as const;

/** Clients match on these codes and messages: keep them to the letter. */

export const factorNotFound = () => new Refusal(404, "mfa_factor_not_found", "Factor not found");
export const factorIdMalformed = () => new Refusal(404, "validation_failed", "factor_id must be an UUID");
export const enrolmentDisabled = (kind: keyof typeof factorKinds) =>
  new Refusal(422, factorKinds[kind].notEnabled, `MFA enroll is disabled for ${factorKinds[kind].name}`);
export const verificationDisabled = (kind: "totp" | "webauthn") =>
  new Refusal(422, factorKinds[kind].notVerified, `MFA verification is disabled for ${factorKinds[kind].name}`);
export const factorNameTaken = (name: string) =>
  new Refusal(
    422,
    "mfa_factor_name_conflict",
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  );
export const tooManyFactors = () =>
  new Refusal(422, "too_many_enrolled_mfa_factors", "Maximum number of verified factors reached, unenroll to continue");
export const assuranceToEnrol = () => new Refusal(403, "insufficient_aal", "AAL2 required to enroll a new factor");
export const assuranceToRemove = () =>
  new Refusal(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
export const anonymousRefused = () =>
  new Refusal(403, "no_authorization", "Anonymous user not allowed to perform these actions");

export const challengeNotFound = () =>
  new Refusal(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
export const challengeElsewhere = () =>
  new Refusal(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch");
/** Too many wrong codes answer the same, since both need a new challenge. */
export const challengeExpired = (id: string) =>
  new Refusal(
    422,
    "mfa_challenge_expired",
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  );
export const wrongRecoveryCode = () => new Refusal(422, "mfa_verification_failed", "Invalid recovery code entered");
export const assuranceForCodes = () => new Refusal(403, "insufficient_aal", "AAL2 required to create recovery codes");
export const wrongCode = () => new Refusal(422, "mfa_verification_failed", "Invalid TOTP code entered");

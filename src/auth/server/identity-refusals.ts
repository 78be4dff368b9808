import { Refusal } from "#platform/http/errors.ts";

/** Clients match on these codes and messages: keep them to the letter. `oauthError` makes the OAuth shape. */

export const unsupportedProvider = (name: string) =>
  new Refusal(
    400,
    "validation_failed",
    `Unsupported provider: ${name ? "provider is not enabled" : "Provider could not be found"}`,
  );
export const providerDisabled = (issuer: string) =>
  new Refusal(400, "provider_disabled", `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`);
export const providerUnreachable = (name: string, cause: unknown) =>
  Object.assign(
    new Refusal(503, "unexpected_failure", `The sign-in at ${name} cannot be reached now. Try again later.`),
    { cause },
  );

export const badState = () => new Refusal(400, "bad_oauth_state", "OAuth state is invalid or has expired");
export const begunElsewhere = () =>
  new Refusal(400, "bad_oauth_state", "This was begun in another browser. Begin again in this one.");
export const codeMissing = () =>
  new Refusal(400, "bad_oauth_callback", "OAuth callback with missing authorization code missing");
/** The provider's own refusal, in its words. */
export const providerRefused = (error: string, description: string) =>
  new Refusal(400, "bad_oauth_callback", description, { oauthError: error });
export const exchangeFailed = (cause: unknown) =>
  Object.assign(new Refusal(500, "unexpected_failure", "Unable to exchange external code"), { cause });

export const needsVerification = (provider: string, isMailSent: boolean) =>
  new Refusal(
    422,
    "provider_email_needs_verification",
    isMailSent
      ? `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`
      : `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  );

const oauthRefusal = (error: string, description: string) =>
  new Refusal(400, "validation_failed", description, { oauthError: error });
export const badIdToken = () => oauthRefusal("invalid request", "Bad ID token");
export const idTokenMissing = () => oauthRefusal("invalid request", "id_token required");
export const nonceMissing = () =>
  oauthRefusal("invalid request", "Passed nonce and nonce in id_token should either both exist or not.");
export const nonceWrong = () => oauthRefusal("invalid nonce", "Nonces mismatch");

export const linkingDisabled = () => new Refusal(404, "manual_linking_disabled", "Manual linking is disabled");
export const identityLinked = (isOwn: boolean) =>
  new Refusal(
    422,
    "identity_already_exists",
    isOwn ? "Identity is already linked" : "Identity is already linked to another user",
  );
export const identityIdMalformed = () => new Refusal(404, "validation_failed", "identity_id must be an UUID");
export const identityNotFound = () => new Refusal(422, "identity_not_found", "Identity doesn't exist");
export const lastIdentity = () =>
  new Refusal(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
export const emailConflict = () =>
  new Refusal(422, "email_conflict_identity_not_deletable", "Unable to unlink identity due to email conflict");

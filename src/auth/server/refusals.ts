import { Refusal } from "#platform/http/errors.ts";
import type { WeakPassword } from "../passwords.ts";

/** Clients match on these codes and messages: keep them to the letter. */

export const validationFailed = (message: string) => new Refusal(400, "validation_failed", message);
export const requestTimedOut = () =>
  new Refusal(504, "request_timeout", "Processing this request timed out, please try again", { retryAfterSeconds: 2 });
export const badJson = () => new Refusal(400, "bad_json", "Could not parse request body as JSON");
export const featureDisabled = (message: string) => new Refusal(404, "feature_disabled", message);
export const noSuchOauthClient = () => new Refusal(404, "oauth_client_not_found", "OAuth client not found");
export const conflictingRequest = () =>
  new Refusal(409, "conflict", "Too many concurrent token refresh requests on the same session");

export const noAuthorization = () =>
  new Refusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
export const badJwt = (reason: string) =>
  new Refusal(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
export const userNotFound = () => new Refusal(403, "user_not_found", "User from sub claim in JWT does not exist");
export const sessionNotFound = () =>
  new Refusal(403, "session_not_found", "Session from session_id claim in JWT does not exist");
export const insufficientAssurance = (message: string) => new Refusal(401, "insufficient_aal", message);
/** 403 for a bearer, 400 for a sign-in. */
export const userBanned = (status: 400 | 403) => new Refusal(status, "user_banned", "User is banned");

export const invalidCredentials = () => new Refusal(400, "invalid_credentials", "Invalid login credentials");
export const signUpDisabled = () => new Refusal(422, "signup_disabled", "Signups not allowed for this instance");
/** 400 at the sign-up, 422 elsewhere. */
export const emailProviderDisabled = (status: 400 | 422, what: "signups" | "logins") =>
  new Refusal(status, "email_provider_disabled", `Email ${what} are disabled`);
export const phoneProviderDisabled = (status: 400 | 422, what: "signups" | "logins") =>
  new Refusal(status, "phone_provider_disabled", `Phone ${what} are disabled`);
export const anonymousDisabled = () =>
  new Refusal(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
export const userAlreadyExists = () => new Refusal(422, "user_already_exists", "User already registered");
export const emailNotConfirmed = () => new Refusal(400, "email_not_confirmed", "Email not confirmed");
export const phoneNotConfirmed = () => new Refusal(400, "phone_not_confirmed", "Phone not confirmed");
export const emailExists = () =>
  new Refusal(422, "email_exists", "A user with this email address has already been registered");
export const samePassword = () =>
  new Refusal(422, "same_password", "New password should be different from the old password.");
export const reauthenticationNeeded = (what: "Password update" | "This change") =>
  new Refusal(400, "reauthentication_needed", `${what} requires reauthentication`);
export const reauthenticationInvalid = () =>
  new Refusal(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
export const currentPasswordRequired = () =>
  new Refusal(400, "current_password_required", "Current password is required to change the password");
export const currentPasswordInvalid = () =>
  new Refusal(400, "current_password_invalid", "Current password is not valid");
export const phoneExists = () =>
  new Refusal(422, "phone_exists", "A user with this phone number has already been registered");
/** Also for a malformed id. */
export const noSuchUser = () => new Refusal(404, "user_not_found", "User not found");
export const notAdmin = () => new Refusal(403, "not_admin", "User not allowed");
export const weakPassword = ({ message, reasons }: WeakPassword) =>
  new Refusal(422, "weak_password", message, { weakPassword: reasons });

export const refreshTokenMalformed = () => validationFailed("Refresh token is not valid");
export const refreshTokenNotFound = () =>
  new Refusal(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
export const refreshTokenUsed = () =>
  new Refusal(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
export const sessionExpired = () => new Refusal(400, "session_expired", "Invalid Refresh Token: Session Expired");

export const codeExpired = () => new Refusal(403, "otp_expired", "Token has expired or is invalid");
export const linkExpired = () => new Refusal(403, "otp_expired", "Email link is invalid or has expired");

/** An unknown, used or foreign code; 422 when a mailed link's flow is gone before a code could be made. */
export const flowNotFound = () =>
  new Refusal(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
export const flowNotIssued = () =>
  new Refusal(422, "flow_state_not_found", "invalid flow state, no valid flow state found");
export const flowExpired = () => new Refusal(422, "flow_state_expired", "invalid flow state, flow state has expired");
export const badCodeVerifier = () =>
  new Refusal(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");

export const tooManyRequests = (retryAfterSeconds: number) =>
  new Refusal(429, "over_request_rate_limit", "Request rate limit reached", { retryAfterSeconds });
export const tooManyMails = (retryAfterSeconds: number) =>
  new Refusal(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    {
      retryAfterSeconds,
    },
  );
export const tooManyTexts = (retryAfterSeconds: number) =>
  new Refusal(
    429,
    "over_sms_send_rate_limit",
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    {
      retryAfterSeconds,
    },
  );
/** `reason` names neither the number nor the provider's account. */
export const textNotSent = (purpose: string, reason: string) =>
  new Refusal(422, "sms_send_failed", `Error sending ${purpose} OTP to provider: ${reason}`);
/** Every hashing slot is taken and the queue is long; clients retry on their own. */
export const overloaded = () =>
  new Refusal(503, "unexpected_failure", "The service is busy, please try again", { retryAfterSeconds: 1 });

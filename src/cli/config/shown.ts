import type { Config, Variable } from "#config.ts";

/** `address`: without its user, password and query. `secret`: only whether it is set. */
type ShownPart = "whole" | "address" | "secret";

/** People paste `byline config` into bug reports. A variable missing here does not compile. */
const shownVariables = {
  PORT: "whole",
  HOST: "whole",
  PUBLIC_URL: "address",
  APP_TITLE: "whole",
  SUPPORT_ADDRESS: "whole",
  AFFILIATE_TRACKING_URL: "address",
  DATA_DIR: "whole",
  DATABASE_URL: "address",
  DATABASE_OWNER_URL: "address",
  DATABASE_DIRECT_URL: "address",
  DATABASE_PREPARED_STATEMENTS: "whole",
  DATABASE_POOL_SIZE: "whole",
  EMBEDDED_DATABASE_PORT: "whole",
  SMTP_URL: "address",
  MAIL_FROM: "whole",
  DEV_OUTBOX: "whole",
  DEMO: "whole",
  IDENTITY_KEY: "secret",
  PAYMENT_PROVIDER: "whole",
  LINK_CHECK_HOSTS: "whole",
  DNS_SERVERS: "whole",
  LOG_LEVEL: "whole",
  TRUST_PROXY: "whole",
  RATE_LIMIT: "whole",
  RATE_LIMIT_ADDRESS: "whole",
  OVERLOAD_MILLISECONDS: "whole",
  OPERATOR_SESSION_SECONDS: "whole",
  IMPORT_MEGABYTES_MAX: "whole",
  CORS_ORIGINS: "whole",
  COOKIE_PREFIX: "whole",
  AUTH_URL: "address",
  AUTH_PATH: "whole",
  AUTH_PUBLIC_URL: "address",
  AUTH_SITE_URL: "address",
  REDIRECT_URLS: "whole",
  AUTH_DATABASE_SCHEMA: "whole",
  JWT_EXPIRY_SECONDS: "whole",
  AUTH_JWT_AUDIENCE: "whole",
  AUTH_JWT_ISSUER: "whole",
  AUTH_JWT_ROLE: "whole",
  AUTH_JWKS_FILE: "whole",
  AUTH_JWT_SECRET: "secret",
  AUTH_ADMIN_ROLES: "whole",
  AUTH_SIGNUP: "whole",
  AUTH_EMAIL_PROVIDER: "whole",
  AUTH_AUTOCONFIRM: "whole",
  AUTH_SECURE_EMAIL_CHANGE: "whole",
  AUTH_ANONYMOUS_PROVIDER: "whole",
  AUTH_MANUAL_LINKING: "whole",
  AUTH_OTP_LENGTH: "whole",
  AUTH_OTP_EXPIRY_SECONDS: "whole",
  AUTH_OTP_ATTEMPTS: "whole",
  AUTH_FLOW_STATE_EXPIRY_SECONDS: "whole",
  AUTH_PHONE_PROVIDER: "whole",
  AUTH_SMS_AUTOCONFIRM: "whole",
  AUTH_SMS_URL: "address",
  AUTH_SMS_ACCOUNT: "whole",
  AUTH_SMS_TOKEN: "secret",
  AUTH_SMS_FROM: "whole",
  AUTH_SMS_TEST_OTP: "secret",
  AUTH_SMS_OTP_LENGTH: "whole",
  AUTH_SMS_OTP_EXPIRY_SECONDS: "whole",
  AUTH_SMS_INTERVAL_SECONDS: "whole",
  AUTH_SMS_PER_HOUR: "whole",
  AUTH_CAPTCHA_PROVIDER: "whole",
  AUTH_CAPTCHA_SECRET: "secret",
  AUTH_CAPTCHA_SITE_KEY: "whole",
  AUTH_CAPTCHA_URL: "address",
  AUTH_MAIL_INTERVAL_SECONDS: "whole",
  AUTH_MAILS_PER_HOUR: "whole",
  AUTH_RATE_LIMIT: "whole",
  AUTH_RATE_LIMIT_SIGNUP: "whole",
  AUTH_RATE_LIMIT_TOKEN: "whole",
  AUTH_RATE_LIMIT_VERIFY: "whole",
  AUTH_RATE_LIMIT_OTP: "whole",
  AUTH_RATE_LIMIT_MAGICLINK: "whole",
  AUTH_RATE_LIMIT_RECOVER: "whole",
  AUTH_RATE_LIMIT_RESEND: "whole",
  AUTH_RATE_LIMIT_SSO: "whole",
  AUTH_RATE_LIMIT_USER: "whole",
  AUTH_RATE_LIMIT_MFA: "whole",
  AUTH_RATE_LIMIT_ANONYMOUS: "whole",
  AUTH_WRONG_PASSWORDS: "whole",
  AUTH_WRONG_PASSWORDS_SECONDS: "whole",
  AUTH_TRUSTED_IP_HEADER: "whole",
  AUTH_PASSWORD_MIN_LENGTH: "whole",
  AUTH_PASSWORD_REQUIRED_GROUPS: "whole",
  AUTH_PASSWORD_HIBP: "whole",
  AUTH_PASSWORD_HIBP_URL: "address",
  AUTH_REAUTHENTICATION: "whole",
  AUTH_CURRENT_PASSWORD: "whole",
  AUTH_REFRESH_ROTATION: "whole",
  AUTH_REFRESH_REUSE_SECONDS: "whole",
  AUTH_SESSION_TIMEBOX_SECONDS: "whole",
  AUTH_SESSION_INACTIVITY_SECONDS: "whole",
  AUTH_SINGLE_SESSION: "whole",
  AUTH_MFA_TOTP_ENROLL: "whole",
  AUTH_MFA_TOTP_VERIFY: "whole",
  AUTH_MFA_MAX_FACTORS: "whole",
  AUTH_MFA_CHALLENGE_SECONDS: "whole",
  AUTH_MFA_FACTOR_SECONDS: "whole",
  ANALYTICS_POSTHOG_URL: "address",
  ANALYTICS_POSTHOG_KEY: "whole",
  ANALYTICS_SEGMENT_URL: "address",
  ANALYTICS_SEGMENT_KEY: "whole",
  PICTURE_BROWSER: "whole",
  FILE_SCANNER: "whole",
} as const satisfies Record<Variable, ShownPart>;

/** Returns the settings in force, one a line, without secrets. */
export const shownConfig = (config: Config): string[] =>
  (Object.entries(shownVariables) as [Variable, ShownPart][]).map(
    ([name, shown]) => `${name}=${show(shown, config[name])}`,
  );

function show(shown: ShownPart, value: unknown): string {
  if (value === undefined) return "";
  if (shown === "secret") return "…";
  return shown === "address" ? withoutCredentials(String(value)) : String(value);
}

function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return "…";
  const { protocol, username, password, host, pathname, search } = new URL(address);
  const person = username || password ? "…@" : "";
  return `${protocol}//${person}${host}${pathname}${search ? "?…" : ""}`;
}

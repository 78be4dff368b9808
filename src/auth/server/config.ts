import { z } from "zod";
import { usualAccountSchema } from "#platform/database/application-url.ts";
import type { TextProvider } from "#platform/mail/send-text.ts";
import { type CharacterGroup, characterGroups } from "../passwords.ts";
import type { ProviderSettings } from "./provider-settings.ts";

const daySeconds = 86_400;

const otherSchemas = ["public", "pgboss", "drizzle", "information_schema"];

/**
 * Environment variables of the sign-in service, read only here; README.md explains them. Seconds and counts of 0 mean
 * "off".
 */
export const authVariables = {
  AUTH_URL: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .optional(),
  AUTH_PATH: z
    .string()
    .regex(/^\/([\w.-]+(\/[\w.-]+)*)?$/, "write it as /auth/v1")
    .transform(withoutSlash)
    .default("/auth/v1"),
  AUTH_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .optional(),
  AUTH_SITE_URL: z.url().transform(withoutSlash).optional(),
  REDIRECT_URLS: z.string().default(""),
  AUTH_DATABASE_SCHEMA: z
    .string()
    .regex(/^(?!pg_)[a-z_][a-z0-9_]{0,62}$/, "write it in lower case, digits and _; names in pg_ are PostgreSQL's own")
    .refine((name) => !otherSchemas.includes(name), "this schema holds something else; choose a name of its own")
    .default(usualAccountSchema),

  JWT_EXPIRY_SECONDS: z.coerce.number().int().min(60).default(3600),
  AUTH_JWT_AUDIENCE: z.string().default("authenticated"),
  AUTH_JWT_ISSUER: z.string().optional(),
  AUTH_JWT_ROLE: z.string().default("authenticated"),
  AUTH_JWKS_FILE: z.string().optional(),
  AUTH_JWT_SECRET: z.string().min(32, "use at least 32 characters").optional(),
  AUTH_ADMIN_ROLES: z.string().default("service_role,supabase_admin"),

  AUTH_SIGNUP: z.stringbool().default(true),
  AUTH_EMAIL_PROVIDER: z.stringbool().default(true),
  AUTH_AUTOCONFIRM: z.stringbool().default(false),
  AUTH_SECURE_EMAIL_CHANGE: z.stringbool().default(true),
  AUTH_ANONYMOUS_PROVIDER: z.stringbool().default(false),
  AUTH_MANUAL_LINKING: z.stringbool().default(false),
  AUTH_OTP_LENGTH: z.coerce.number().int().min(6).max(10).default(6),
  AUTH_OTP_EXPIRY_SECONDS: z.coerce.number().int().min(60).max(daySeconds).default(3600),
  AUTH_OTP_ATTEMPTS: z.coerce.number().int().min(1).default(5),
  AUTH_FLOW_STATE_EXPIRY_SECONDS: z.coerce.number().int().min(30).max(daySeconds).default(300),

  AUTH_PHONE_PROVIDER: z.stringbool().default(false),
  AUTH_SMS_AUTOCONFIRM: z.stringbool().default(false),
  AUTH_SMS_URL: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .default("https://api.twilio.com"),
  AUTH_SMS_ACCOUNT: z.string().optional(),
  AUTH_SMS_TOKEN: z.string().optional(),
  AUTH_SMS_FROM: z.string().optional(),
  AUTH_SMS_TEST_OTP: z
    .string()
    .transform(listedWords)
    .pipe(z.array(z.string().regex(/^\+?[1-9]\d{1,14}=\d{4,10}$/, "write it as number=code,number=code")))
    .default([] as string[]),
  AUTH_SMS_OTP_LENGTH: z.coerce.number().int().min(6).max(10).default(6),
  AUTH_SMS_OTP_EXPIRY_SECONDS: z.coerce.number().int().min(30).max(86_400).default(60),
  AUTH_SMS_INTERVAL_SECONDS: z.coerce.number().int().min(0).default(60),
  AUTH_SMS_PER_HOUR: z.coerce.number().int().min(0).default(30),

  AUTH_CAPTCHA_PROVIDER: z.enum(["hcaptcha", "turnstile"]).optional(),
  AUTH_CAPTCHA_SECRET: z.string().optional(),
  AUTH_CAPTCHA_SITE_KEY: z.string().optional(),
  AUTH_CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),

  AUTH_MAIL_INTERVAL_SECONDS: z.coerce.number().int().min(0).default(60),
  AUTH_MAILS_PER_HOUR: z.coerce.number().int().min(0).default(0),
  AUTH_RATE_LIMIT: z.coerce.number().int().min(0).default(30),
  AUTH_RATE_LIMIT_SIGNUP: limit(),
  AUTH_RATE_LIMIT_TOKEN: limit(),
  AUTH_RATE_LIMIT_VERIFY: limit(),
  AUTH_RATE_LIMIT_OTP: limit(),
  AUTH_RATE_LIMIT_MAGICLINK: limit(),
  AUTH_RATE_LIMIT_RECOVER: limit(),
  AUTH_RATE_LIMIT_RESEND: limit(),
  AUTH_RATE_LIMIT_SSO: limit(),
  AUTH_RATE_LIMIT_USER: limit(),
  AUTH_RATE_LIMIT_MFA: limit(),
  AUTH_RATE_LIMIT_PASSKEY: limit(),
  AUTH_RATE_LIMIT_ANONYMOUS: limit(),
  AUTH_WRONG_PASSWORDS: z.coerce.number().int().min(1).default(10),
  AUTH_WRONG_PASSWORDS_SECONDS: z.coerce.number().int().min(1).default(300),
  AUTH_TRUSTED_IP_HEADER: z.string().toLowerCase().optional(),

  AUTH_PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(8),
  AUTH_PASSWORD_REQUIRED_GROUPS: z
    .string()
    .transform(listedWords)
    .pipe(z.array(z.enum(characterGroups)))
    .default([] as CharacterGroup[]),
  AUTH_PASSWORD_HIBP: z.stringbool().optional(),
  AUTH_PASSWORD_HIBP_URL: z
    .url({ protocol: /^https?$/ })
    .transform(withoutSlash)
    .default("https://api.pwnedpasswords.com"),
  AUTH_REAUTHENTICATION: z.stringbool().default(false),
  AUTH_CURRENT_PASSWORD: z.stringbool().default(false),

  AUTH_REFRESH_ROTATION: z.stringbool().default(true),
  AUTH_REFRESH_REUSE_SECONDS: z.coerce.number().int().min(0).default(10),
  AUTH_SESSION_TIMEBOX_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(90 * daySeconds),
  AUTH_SESSION_INACTIVITY_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(14 * daySeconds),
  AUTH_SINGLE_SESSION: z.stringbool().default(false),

  AUTH_PASSKEYS: z.stringbool().default(true),
  AUTH_PASSKEYS_MAX: z.coerce.number().int().min(1).max(100).default(10),
  AUTH_MFA_WEBAUTHN: z.stringbool().default(true),
  AUTH_MFA_TOTP_ENROLL: z.stringbool().default(true),
  AUTH_MFA_TOTP_VERIFY: z.stringbool().default(true),
  AUTH_MFA_MAX_FACTORS: z.coerce.number().int().min(0).default(10),
  AUTH_MFA_CHALLENGE_SECONDS: z.coerce.number().int().min(30).max(daySeconds).default(300),
  AUTH_MFA_FACTOR_SECONDS: z.coerce.number().int().min(30).default(300),
};

/** Per visitor; unset follows AUTH_RATE_LIMIT. */
function limit() {
  return z.coerce.number().int().min(0).optional();
}

type Variables = z.output<z.ZodObject<typeof authVariables>>;

/** Half a pair of settings would fail only at the first visitor, so it fails at the start. */
export function checkAuth(given: Variables, context: z.RefinementCtx): void {
  const needs = (variable: keyof Variables, message: string) => {
    if (given[variable] === undefined) context.addIssue({ code: "custom", path: [variable], message });
  };
  if (given.AUTH_SMS_ACCOUNT)
    for (const variable of ["AUTH_SMS_TOKEN", "AUTH_SMS_FROM"] as const) needs(variable, "goes with AUTH_SMS_ACCOUNT");
  // With AUTH_URL, the other server asks the captcha's provider.
  if (given.AUTH_CAPTCHA_PROVIDER && !given.AUTH_URL) needs("AUTH_CAPTCHA_SECRET", "goes with AUTH_CAPTCHA_PROVIDER");
}

/** Byline's address and name, and settings that differ from the defaults. */
export type AuthConfig = { publicUrl: string; APP_TITLE: string } & {
  [Name in keyof Variables]?: Variables[Name] | undefined;
} & { providers?: ProviderSettings[] | undefined };

/** Settings in force, and values derived from them. */
export type AuthSettings = Variables & {
  APP_TITLE: string;
  /** With its path; mail links and provider callbacks lead there. */
  serviceUrl: string;
  /** Where people go by default. */
  siteUrl: string;
  redirectUrls: string[];
  /** The `iss` of every access token. */
  issuer: string;
  adminRoles: string[];
  /** Numbers that get no messages, with their fixed codes. */
  testCodes: ReadonlyMap<string, string>;
  providers: ProviderSettings[];
};

const defaults = z.object(authVariables).parse({});

/** Fills in the defaults. */
export function authSettings({ publicUrl, ...config }: AuthConfig): AuthSettings {
  const given = Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
  const settings = { ...defaults, ...given } as Variables & { APP_TITLE: string };
  const serviceUrl = settings.AUTH_PUBLIC_URL ?? publicUrl + settings.AUTH_PATH;
  return {
    ...settings,
    providers: config.providers ?? [],
    serviceUrl,
    siteUrl: settings.AUTH_SITE_URL ?? publicUrl,
    redirectUrls: listedWords(settings.REDIRECT_URLS),
    issuer: settings.AUTH_JWT_ISSUER ?? settings.AUTH_URL ?? serviceUrl,
    adminRoles: listedWords(settings.AUTH_ADMIN_ROLES),
    testCodes: new Map(settings.AUTH_SMS_TEST_OTP.map((pair) => pair.replace("+", "").split("=") as [string, string])),
  };
}

/** Undefined without a provider; messages then stay in the outbox. */
export function textProviderOf(settings: AuthSettings): TextProvider | undefined {
  const { AUTH_SMS_URL: url, AUTH_SMS_ACCOUNT: account, AUTH_SMS_TOKEN: token, AUTH_SMS_FROM: from } = settings;
  return account && token && from ? { url, account, token, from } : undefined;
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, "");
}

function listedWords(list: string): string[] {
  return list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

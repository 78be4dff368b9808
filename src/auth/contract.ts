import { z } from "zod";
import { longestPassword } from "./passwords.ts";

/** The official client sends `null` and empty strings for absent values; both mean absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === "" ? undefined : value), schema.optional());

const emailFormat = "Unable to validate email address: invalid format";

export const email = z.string(emailFormat).trim().toLowerCase().max(255, emailFormat).pipe(z.email(emailFormat));

const phoneFormat = "Invalid phone number format (E.164 required)";

/** E.164 without the plus, as GoTrue stores numbers. */
export const phone = z
  .string(phoneFormat)
  .transform((number) => number.replace(/^\+/, "").replaceAll(" ", ""))
  .pipe(z.string().regex(/^[1-9]\d{1,14}$/, phoneFormat));

export const channel = z.preprocess(
  (value) => value || "sms",
  z.enum(
    ["sms", "whatsapp"],
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  ),
);
export type Channel = z.output<typeof channel>;

/** In characters of JSON: metadata travels in every access token, so in every request's header. */
const longestMetadata = 4096;

/**
 * Bounded before hashing; NFD may write the same characters four times as long. Lone surrogates would all hash alike.
 */
export const password = z
  .string()
  .max(4 * longestPassword, `Password cannot be longer than ${longestPassword} characters`)
  .refine((text) => text.isWellFormed(), "Password contains invalid characters");

/** JSON that PostgreSQL cannot hold: a NUL or half a surrogate pair, as `JSON.stringify` escapes them. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;

/** Undefined when nested too deeply to be written. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** `data` on the wire, `user_metadata` in the user. */
export const metadata = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => (written(value)?.length ?? Number.POSITIVE_INFINITY) <= longestMetadata,
    "User metadata is too large",
  )
  .refine((value) => !unstorable.test(written(value) ?? ""), "User metadata contains invalid characters");

const challengePair = "PKCE flow requires code_challenge_method and code_challenge";

const codeChallenge = {
  code_challenge: optional(
    z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, "code challenge has to be between 43 and 128 characters"),
  ),
  code_challenge_method: optional(
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(["s256", "plain"], "Invalid code challenge method")),
  ),
};

type WithChallenge = { code_challenge?: string | undefined; code_challenge_method?: string | undefined };
const bothOrNone = (body: WithChallenge) => !body.code_challenge === !body.code_challenge_method;

export const signUpBody = z
  .object({
    email: optional(email),
    phone: optional(z.string()),
    channel: optional(z.string()),
    password: optional(password),
    data: optional(metadata),
    ...codeChallenge,
  })
  .refine(bothOrNone, challengePair);

export const passwordGrantBody = z.object({
  email: optional(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^\P{Cc}*$/u, emailFormat),
  ),
  phone: optional(z.string()),
  password: optional(password),
});

export const pkceGrantBody = z.object({ auth_code: optional(z.string()), code_verifier: optional(z.string()) });

export const captchaBody = z.object({
  gotrue_meta_security: optional(z.object({ captcha_token: optional(z.string().max(8192)) })),
});

export const otpBody = z
  .object({
    email: optional(email),
    phone: optional(z.string()),
    channel: optional(z.string()),
    create_user: optional(z.boolean()),
    data: optional(metadata),
    ...codeChallenge,
  })
  .refine(bothOrNone, challengePair);

export const refreshGrantBody = z.object({ refresh_token: optional(z.string()) });

/** `email` verifies any pending mail. */
const verificationTypes = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
  "email",
  "sms",
  "phone_change",
] as const;
export type VerificationType = (typeof verificationTypes)[number];

const verificationType = z.enum(verificationTypes, "Verify requires a verification type");
const onlyOne = "Verify requires either a token or a token hash";

export const verifyBody = z
  .object({
    type: verificationType,
    token: optional(z.string()),
    token_hash: optional(z.string()),
    email: optional(email),
    phone: optional(z.string()),
  })
  .refine((body) => !body.token !== !body.token_hash, onlyOne)
  .refine(
    (body) => !body.token || !body.email !== !body.phone,
    "Only an email address or phone number should be provided on verify",
  )
  .refine(
    (body) => !body.token_hash || (!body.email && !body.phone),
    "Only the token_hash and type should be provided",
  );

export const verifyQuery = z.object({
  type: verificationType,
  token: z.string("Verify requires a token").min(1, "Verify requires a token"),
});

/** GET /authorize; all other parameters go to the provider. */
export const authorizeQuery = z
  .object({ provider: z.string().default(""), scopes: optional(z.string()), ...codeChallenge })
  .refine(bothOrNone, challengePair);

export const idTokenGrantBody = z.object({
  provider: optional(z.string()),
  id_token: optional(z.string()),
  access_token: optional(z.string()),
  nonce: optional(z.string()),
  issuer: optional(z.string()),
  link_identity: optional(z.boolean()),
});

export const recoverBody = z.object({ email, ...codeChallenge }).refine(bothOrNone, challengePair);

export const resendBody = z
  .object({
    type: z.enum(
      ["signup", "email_change", "sms", "phone_change"],
      "Missing one of these types: signup, email_change, sms, phone_change",
    ),
    email: optional(email),
    phone: optional(z.string()),
    channel: optional(z.string()),
    ...codeChallenge,
  })
  .refine(bothOrNone, challengePair);

export const userBody = z
  .object({
    email: optional(email),
    phone: optional(z.string()),
    channel: optional(z.string()),
    password: optional(password),
    current_password: optional(password),
    nonce: optional(z.string()),
    ...codeChallenge,
    data: optional(z.record(z.string(), z.unknown())),
    app_metadata: optional(z.record(z.string(), z.unknown())),
  })
  .refine(bothOrNone, challengePair);

export const friendlyName = z
  .string()
  .max(255)
  .regex(/^\P{Cc}*$/u, "Names are one line of text");

export const factorBody = z.object({
  factor_type: z.enum(["totp", "phone", "webauthn"], "factor_type needs to be totp, phone, or webauthn"),
  friendly_name: optional(friendlyName),
  issuer: optional(friendlyName),
});

const emptyCode = "Code needs to be non-empty";

/** A longer text is no code, and is not hashed. */
export const codeBody = z.object({ code: z.string(emptyCode).trim().min(1, emptyCode).max(64) });

export const challengeBody = z.object({ challenge_id: z.string("Challenge ID needs to be non-empty") });

export const logoutScopes = ["global", "local", "others"] as const;
export type LogoutScope = (typeof logoutScopes)[number];

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { bytes, id, instantColumn, timestamps } from "#platform/database/columns.ts";
import type { Person } from "./provider-person.ts";

/**
 * GoTrue's shapes, so that installations can move either way. Their schema's name is configuration, so connections find
 * it by search path (tables-in-schema.ts names it for migrations).
 */

type Json = Record<string, unknown>;

/** Addresses are lower case; `email` is null when there is none. */
export const users = pgTable(
  "users",
  {
    id: id(),
    aud: text().notNull().default("authenticated"),
    role: text().notNull().default("authenticated"),
    email: text(),
    phone: text(),
    encryptedPassword: text(),
    emailConfirmedAt: instantColumn(),
    phoneConfirmedAt: instantColumn(),
    confirmedAt: instantColumn().generatedAlwaysAs(sql`least(email_confirmed_at, phone_confirmed_at)`),
    invitedAt: instantColumn(),
    confirmationSentAt: instantColumn(),
    recoverySentAt: instantColumn(),
    emailChange: text(),
    emailChangeSentAt: instantColumn(),
    /** Confirmations received, of two. */
    emailChangeConfirmStatus: integer().notNull().default(0),
    phoneChange: text(),
    phoneChangeSentAt: instantColumn(),
    reauthenticationSentAt: instantColumn(),
    lastSignInAt: instantColumn(),
    rawAppMetaData: jsonb().$type<Json>().notNull().default({}),
    rawUserMetaData: jsonb().$type<Json>().notNull().default({}),
    isSsoUser: boolean().notNull().default(false),
    isAnonymous: boolean().notNull().default(false),
    bannedUntil: instantColumn(),
    deletedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email).where(sql`${table.isSsoUser} = false`),
    unique("users_phone").on(table.phone),
    index("users_email_change").on(table.emailChange).where(sql`${table.emailChange} IS NOT NULL`),
    index("users_phone_change").on(table.phoneChange).where(sql`${table.phoneChange} IS NOT NULL`),
    index("users_anonymous").on(table.createdAt).where(sql`${table.isAnonymous}`),
    index("users_created_at").on(table.createdAt.desc(), table.id.desc()),
    check("users_email_form", sql`${table.email} = lower(${table.email}) AND ${table.email} <> ''`),
    check("users_email_change_confirm_status", sql`${table.emailChangeConfirmStatus} BETWEEN 0 AND 2`),
  ],
);

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One row per account and provider. For `email` the provider's subject is the user's own id. */
export const identities = pgTable(
  "identities",
  {
    id: id(),
    userId: userId(),
    provider: text().notNull(),
    providerId: text().notNull(),
    identityData: jsonb().$type<Json>().notNull(),
    email: text().generatedAlwaysAs(sql`lower(identity_data ->> 'email')`),
    lastSignInAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    unique("identities_provider_subject").on(table.provider, table.providerId),
    index("identities_user").on(table.userId),
    index("identities_email").on(table.email),
  ],
);

/** A second factor; `secret` never leaves the server. */
export const mfaFactors = pgTable(
  "mfa_factors",
  {
    id: id(),
    userId: userId(),
    friendlyName: text(),
    factorType: text().$type<"totp" | "phone" | "webauthn">().notNull(),
    status: text().$type<"unverified" | "verified">().notNull().default("unverified"),
    secret: text(),
    phone: text(),
    webAuthnCredential: jsonb(),
    /** The last accepted 30 s step: a code works once. */
    lastTotpStep: bigint({ mode: "number" }),
    lastChallengedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("mfa_factors_friendly_name")
      .on(table.userId, table.friendlyName)
      .where(sql`trim(${table.friendlyName}) <> ''`),
    index("mfa_factors_user").on(table.userId, table.createdAt),
    index("mfa_factors_unverified").on(table.createdAt).where(sql`${table.status} = 'unverified'`),
    check("mfa_factors_factor_type", sql`${table.factorType} IN ('totp', 'phone', 'webauthn')`),
    check("mfa_factors_status", sql`${table.status} IN ('unverified', 'verified')`),
  ],
);

export const mfaChallenges = pgTable(
  "mfa_challenges",
  {
    id: id(),
    factorId: uuid()
      .notNull()
      .references(() => mfaFactors.id, { onDelete: "cascade" }),
    ipAddress: inet().notNull(),
    otpCode: text(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    webAuthnSessionData: jsonb().$type<{ challenge: string }>(),
    verifiedAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [
    index("mfa_challenges_factor").on(table.factorId),
    index("mfa_challenges_created_at").on(table.createdAt.desc()),
  ],
);

/**
 * A credential that signs in by itself: the device holds the private key. Times of use show the owner which are old.
 */
export const webauthnCredentials = pgTable(
  "webauthn_credentials",
  {
    id: id(),
    userId: userId(),
    credentialId: bytes().notNull(),
    publicKey: bytes().notNull(),
    /** The authenticator's model; zeros where it doesn't tell. */
    aaguid: uuid(),
    /** Grows with each use on authenticators that count; a copy gives itself away. */
    signCount: bigint({ mode: "number" }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    backupEligible: boolean().notNull().default(false),
    backedUp: boolean().notNull().default(false),
    friendlyName: text().notNull().default(""),
    lastUsedAt: instantColumn(),
    ...timestamps(),
  },
  (table) => [
    unique("webauthn_credentials_credential").on(table.credentialId),
    index("webauthn_credentials_user").on(table.userId, table.createdAt),
  ],
);

/** A question to an authenticator, answered once. Nobody's, where the answer tells who signs in. */
export const webauthnChallenges = pgTable(
  "webauthn_challenges",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    challengeType: text().$type<"registration" | "authentication">().notNull(),
    sessionData: jsonb().$type<{ challenge: string }>().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [
    index("webauthn_challenges_user").on(table.userId),
    index("webauthn_challenges_expires_at").on(table.expiresAt),
    check("webauthn_challenges_type", sql`${table.challengeType} IN ('registration', 'authentication')`),
  ],
);

/** Each stands in once for a second factor that is lost. */
export const mfaRecoveryCodes = pgTable(
  "mfa_recovery_codes",
  {
    id: id(),
    userId: userId(),
    codeHash: bytes().notNull(),
    usedAt: instantColumn(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [unique("mfa_recovery_codes_once").on(table.userId, table.codeHash)],
);

/**
 * A signed-in device. Refresh tokens derive from the key and a number, of which only the last is active; no row per
 * token.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: userId(),
    factorId: uuid().references(() => mfaFactors.id, { onDelete: "set null" }),
    /** A passkey that is taken away signs out where it was used. */
    passkeyId: uuid().references(() => webauthnCredentials.id, { onDelete: "cascade" }),
    aal: text().$type<"aal1" | "aal2">().notNull().default("aal1"),
    notAfter: instantColumn(),
    refreshedAt: instantColumn(),
    userAgent: text(),
    ip: inet(),
    tag: text(),
    refreshTokenHmacKey: text().notNull(),
    refreshTokenCounter: bigint({ mode: "number" }).notNull().default(0),
    ...timestamps(),
  },
  (table) => [
    index("sessions_user").on(table.userId, table.createdAt),
    index("sessions_factor").on(table.factorId),
    index("sessions_passkey").on(table.passkeyId),
    index("sessions_not_after").on(table.notAfter).where(sql`${table.notAfter} IS NOT NULL`),
    check("sessions_aal", sql`${table.aal} IN ('aal1', 'aal2')`),
    check("sessions_refresh_token_counter", sql`${table.refreshTokenCounter} >= 0`),
  ],
);

/** A session's ways of proof; using one again moves its `updated_at`. */
export const mfaAmrClaims = pgTable(
  "mfa_amr_claims",
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    authenticationMethod: text().notNull(),
    ...timestamps(),
  },
  (table) => [unique("mfa_amr_claims_session_method").on(table.sessionId, table.authenticationMethod)],
);

export type OneTimeTokenType =
  | "confirmation_token"
  | "reauthentication_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token";

/** A mailed secret: as a link (`token_hash`, of 256 random bits) and as a code to type (`code_hash`, few attempts). */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    id: id(),
    userId: userId(),
    tokenType: text().$type<OneTimeTokenType>().notNull(),
    tokenHash: text().notNull(),
    codeHash: text().notNull(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    relatesTo: text().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique("one_time_tokens_user_type").on(table.userId, table.tokenType),
    uniqueIndex("one_time_tokens_token_hash").on(table.tokenHash),
    check(
      "one_time_tokens_token_type",
      sql`${table.tokenType} IN ('confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token')`,
    ),
  ],
);

/** A sign-in that continues elsewhere: PKCE, and the state of a provider's round trip. */
export const flowState = pgTable(
  "flow_state",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    authCode: text(),
    codeChallenge: text(),
    codeChallengeMethod: text().$type<"s256" | "plain">(),
    providerType: text().notNull(),
    providerAccessToken: text(),
    providerRefreshToken: text(),
    authenticationMethod: text().notNull(),
    authCodeIssuedAt: instantColumn(),
    referrer: text(),
    inviteToken: text(),
    linkingTargetId: uuid(),
    /** Hash of the browser's cookie, for a provider's flow without a code challenge. */
    browserHash: text("linking_browser_hash"),
    /** The provider's person to link, until the browser proves that it began the flow. */
    linkingPerson: jsonb().$type<Person>(),
    /** Proves Byline's flow to the provider (PKCE); removed on return. */
    providerVerifier: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex("flow_state_auth_code").on(table.authCode),
    index("flow_state_user_method").on(table.userId, table.authenticationMethod),
    index("flow_state_created_at").on(table.createdAt.desc()),
    check("flow_state_code_challenge_method", sql`${table.codeChallengeMethod} IN ('s256', 'plain')`),
    check("flow_state_challenge_pair", sql`(${table.codeChallenge} IS NULL) = (${table.codeChallengeMethod} IS NULL)`),
  ],
);

/** The private keys of access tokens. One signs; the others still verify older tokens. */
export const signingKeys = pgTable(
  "signing_keys",
  {
    kid: text().primaryKey(),
    privateJwk: jsonb().$type<JWK>().notNull(),
    signs: boolean().notNull(),
    createdAt: instantColumn().notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex("signing_keys_one_signs").on(table.signs).where(sql`${table.signs}`)],
);

/** Rate limits that all processes share; a window begins with its first request. */
export const requestCounts = pgTable(
  "request_counts",
  {
    key: text().primaryKey(),
    requests: integer().notNull(),
    windowEndsAt: instantColumn().notNull(),
  },
  (table) => [index("request_counts_window_ends_at").on(table.windowEndsAt)],
);

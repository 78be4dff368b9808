import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Database, Tx, Writer } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { FactorRow } from "../people/accounts.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { type HeldAccount, holdAccount } from "../sessions/held-account.ts";
import { mfaChallenges, mfaFactors } from "../tables.ts";
import { mayAddFactor } from "./account-factors.ts";
import { assuranceToEnrol, factorNameTaken, tooManyFactors } from "./refusals.ts";
import { newTotp, type TotpEnrolment } from "./totp.ts";

export type NewFactor = { friendlyName: string; issuer: string | undefined };

type Enrolled<Type extends FactorRow["factorType"]> = { id: string; type: Type; friendly_name: string };

/** Adds an unverified factor; only this answer contains its secret. */
export async function enrollTotp(
  database: Database,
  settings: AuthSettings,
  claims: AccessTokenClaims,
  { friendlyName, issuer }: NewFactor,
  client: Client,
): Promise<Enrolled<"totp"> & { totp: TotpEnrolment }> {
  await forgetAbandoned(database.writer, settings);
  const totp = await newTotp(issuer ?? new URL(settings.siteUrl).host, claims.email || claims.userId);
  return database.transaction(async (tx) => {
    const held = await holdAccount(tx, claims);
    refuseUnfitting(held, settings, friendlyName);
    const id = await insertFactor(tx, held, { factorType: "totp", friendlyName, secret: totp.secret });
    await recordAudit(tx, "factor_in_progress", held.user, client);
    return { id, type: "totp", friendly_name: friendlyName, totp };
  });
}

/** Adds an unverified security key or device; its first challenge makes the credential. */
export async function enrollWebauthn(
  database: Database,
  settings: AuthSettings,
  claims: AccessTokenClaims,
  { friendlyName }: Pick<NewFactor, "friendlyName">,
  client: Client,
): Promise<Enrolled<"webauthn">> {
  await forgetAbandoned(database.writer, settings);
  return database.transaction(async (tx) => {
    const held = await holdAccount(tx, claims);
    refuseUnfitting(held, settings, friendlyName);
    const id = await insertFactor(tx, held, { factorType: "webauthn", friendlyName });
    await recordAudit(tx, "factor_in_progress", held.user, client);
    return { id, type: "webauthn", friendly_name: friendlyName };
  });
}

function refuseUnfitting(held: HeldAccount, settings: AuthSettings, friendlyName: string): void {
  const { factors } = held;
  if (factors.some((factor) => (factor.friendlyName ?? "") === friendlyName)) throw factorNameTaken(friendlyName);
  if (factors.length >= settings.AUTH_MFA_MAX_FACTORS) throw tooManyFactors();
  if (!mayAddFactor(held)) throw assuranceToEnrol();
}

async function insertFactor(
  tx: Tx,
  { user }: HeldAccount,
  columns: Pick<FactorRow, "factorType" | "friendlyName"> & { secret?: string },
): Promise<string> {
  const [factor] = await tx
    .insert(mfaFactors)
    .values({ userId: user.id, ...columns })
    .returning({ id: mfaFactors.id });
  if (!factor) throw new Error("factor was not inserted");
  return factor.id;
}

async function forgetAbandoned(writer: Writer, settings: AuthSettings): Promise<void> {
  const challenged = writer.select({ id: mfaChallenges.id }).from(mfaChallenges).where(ofFactor);
  await writer
    .delete(mfaFactors)
    .where(
      and(
        eq(mfaFactors.status, "unverified"),
        lt(mfaFactors.createdAt, sql`now() - make_interval(secs => ${settings.AUTH_MFA_FACTOR_SECONDS})`),
        notExists(challenged),
      ),
    );
}

const ofFactor = eq(mfaChallenges.factorId, mfaFactors.id);

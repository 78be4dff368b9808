import { createHash, randomInt } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database, Reader, Tx } from "#platform/database/database.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { holdAccount } from "../sessions/held-account.ts";
import type { OpenSession } from "../sessions/sessions.ts";
import { mfaRecoveryCodes } from "../tables.ts";
import { raiseSession } from "./raise-session.ts";
import { assuranceForCodes, wrongRecoveryCode } from "./refusals.ts";
import { countWrongFactorCode, refuseFactorGuesser } from "./wrong-codes.ts";

const codeCount = 10;
/** No letter that is read as another or as a digit; ten of them are 48 bits. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const codeLength = 10;

function newCode(): string {
  const drawn = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return `${drawn.slice(0, codeLength / 2)}-${drawn.slice(codeLength / 2)}`;
}

/** As people type it: in any case, with any gaps. */
const hashOf = (userId: string, code: string): Buffer =>
  createHash("sha256")
    .update(`${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`)
    .digest();

export type RecoveryCodes = { left: number; created_at: Date | null };

/** How many codes still work, and since when. */
export async function readRecoveryCodes(reader: Reader, userId: string): Promise<RecoveryCodes> {
  const rows = await reader
    .select({ usedAt: mfaRecoveryCodes.usedAt, createdAt: mfaRecoveryCodes.createdAt })
    .from(mfaRecoveryCodes)
    .where(eq(mfaRecoveryCodes.userId, userId))
    .orderBy(asc(mfaRecoveryCodes.createdAt));
  return { left: rows.filter(({ usedAt }) => usedAt === null).length, created_at: rows[0]?.createdAt ?? null };
}

/** Replaces all codes; only this answer contains them. Throws 403 for a session that has shown no second factor. */
export async function makeRecoveryCodes(
  tx: Tx,
  claims: AccessTokenClaims,
  client: Client,
): Promise<{ codes: string[] }> {
  const { user, hasTwoFactors } = await holdAccount(tx, claims);
  if (!hasTwoFactors) throw assuranceForCodes();
  await forgetRecoveryCodes(tx, user.id);
  const codes = Array.from({ length: codeCount }, newCode);
  await tx.insert(mfaRecoveryCodes).values(codes.map((code) => ({ userId: user.id, codeHash: hashOf(user.id, code) })));
  await recordAudit(tx, "recovery_codes_created", user, client);
  return { codes };
}

export async function forgetRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(mfaRecoveryCodes).where(eq(mfaRecoveryCodes.userId, userId));
}

type Outcome = { opened: OpenSession } | { refusal: Refusal };

/** Uses a code up and raises the session to aal2. A wrong one is counted, so its refusal is thrown after the commit. */
export async function useRecoveryCode(
  database: Database,
  settings: AuthSettings,
  claims: AccessTokenClaims,
  code: string,
  client: Client,
): Promise<OpenSession> {
  const outcome = await database.transaction(async (tx): Promise<Outcome> => {
    const held = await holdAccount(tx, claims);
    await refuseFactorGuesser(tx, settings, held.user.id);
    const waiting = and(
      eq(mfaRecoveryCodes.userId, held.user.id),
      eq(mfaRecoveryCodes.codeHash, hashOf(held.user.id, code)),
      isNull(mfaRecoveryCodes.usedAt),
    );
    const used = await tx.update(mfaRecoveryCodes).set({ usedAt: sql`now()` }).where(waiting).returning();
    if (used.length === 0) {
      await countWrongFactorCode(tx, settings, held.user.id);
      return { refusal: wrongRecoveryCode() };
    }
    await recordAudit(tx, "recovery_code_used", held.user, client);
    return { opened: await raiseSession(tx, held, { method: "mfa/recovery_code", factorId: null }) };
  });
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.opened;
}

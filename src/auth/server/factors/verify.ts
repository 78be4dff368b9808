import { and, eq, ne, sql } from "drizzle-orm";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { credentialUnverified } from "../passkeys/refusals.ts";
import type { FactorRow } from "../people/accounts.ts";
import type { AccessTokenClaims } from "../sessions/access-token.ts";
import { type HeldAccount, holdAccount } from "../sessions/held-account.ts";
import type { OpenSession } from "../sessions/sessions.ts";
import { mfaChallenges, mfaFactors } from "../tables.ts";
import { mayAddFactor, ownFactor } from "./account-factors.ts";
import { clientAddressOf } from "./challenge.ts";
import { raiseSession } from "./raise-session.ts";
import { assuranceToEnrol, challengeElsewhere, challengeExpired, challengeNotFound, wrongCode } from "./refusals.ts";
import { acceptedStep } from "./totp.ts";
import { acceptedCredential, type WebauthnAnswer } from "./webauthn.ts";
import { countWrongFactorCode, refuseFactorGuesser } from "./wrong-codes.ts";

export type FactorProof = { factorId: string; challengeId: string } & ({ code: string } | { webauthn: WebauthnAnswer });

/** A wrong code is counted, so the refusal is thrown after the commit. */
type Outcome = { opened: OpenSession } | { refusal: Refusal };

/**
 * Takes a factor's code or credential and raises the session to aal2. Calls queue at the account's row, so one code passes
 * once, over any number of challenges.
 */
export async function verifyFactor(
  database: Database,
  settings: AuthSettings,
  claims: AccessTokenClaims,
  proof: FactorProof,
  client: Client,
): Promise<OpenSession> {
  const outcome = await database.transaction(async (tx): Promise<Outcome> => {
    const held = await holdAccount(tx, claims);
    const factor = ownFactor(held, proof.factorId);
    // A factor that was begun before the account had one is finished by nobody with the password alone.
    if (factor.status === "unverified" && !mayAddFactor(held)) throw assuranceToEnrol();
    const challenge = await readChallenge(tx, settings, proof, client);
    await refuseFactorGuesser(tx, settings, factor.id);
    const shown = await shownBy(settings, factor, proof, challenge);
    if (!shown) return { refusal: await countWrong(tx, settings, held, challenge.id, factor, client) };
    await acceptFactor(tx, held, factor, challenge.id, shown);
    await recordAudit(tx, "verification_attempted", held.user, client);
    const method = factor.factorType === "webauthn" ? "mfa/webauthn" : "totp";
    return { opened: await raiseSession(tx, held, { method, factorId: factor.id }) };
  });
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.opened;
}

type ShownFactor = Partial<Pick<FactorRow, "lastTotpStep" | "webAuthnCredential">>;

/** Returns what the factor remembers of an accepted proof; undefined for a wrong one, or one of another kind. */
async function shownBy(
  settings: AuthSettings,
  factor: FactorRow,
  proof: FactorProof,
  { now, asked }: Awaited<ReturnType<typeof readChallenge>>,
): Promise<ShownFactor | undefined> {
  if ("code" in proof) {
    if (factor.factorType !== "totp" || !factor.secret) return undefined;
    const step = acceptedStep(factor.secret, proof.code, now, factor.lastTotpStep);
    return step === undefined ? undefined : { lastTotpStep: step };
  }
  if (factor.factorType !== "webauthn" || !asked) return undefined;
  const credential = await acceptedCredential(settings, factor, proof.webauthn, asked.challenge);
  return credential && { webAuthnCredential: credential };
}

/** Returns the challenge if it still waits for this address; `now` is the database's clock in milliseconds. */
async function readChallenge(
  tx: Tx,
  settings: AuthSettings,
  { factorId, challengeId }: FactorProof,
  client: Client,
): Promise<{ id: string; now: number; asked: { challenge: string } | null }> {
  if (!isUuid(challengeId)) throw challengeNotFound();
  const [challenge] = await tx
    .select({
      id: mfaChallenges.id,
      verifiedAt: mfaChallenges.verifiedAt,
      attempts: mfaChallenges.attempts,
      asked: mfaChallenges.webAuthnSessionData,
      here: sql<boolean>`${mfaChallenges.ipAddress} = ${clientAddressOf(client)}::inet`,
      expired: sql<boolean>`${mfaChallenges.createdAt} + make_interval(secs => ${settings.AUTH_MFA_CHALLENGE_SECONDS}) <= clock_timestamp()`,
      now: sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8`,
    })
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factorId)));
  if (!challenge) throw challengeNotFound();
  if (challenge.verifiedAt || !challenge.here) throw challengeElsewhere();
  if (challenge.expired || challenge.attempts >= settings.AUTH_OTP_ATTEMPTS) throw challengeExpired(challenge.id);
  return challenge;
}

async function countWrong(
  tx: Tx,
  settings: AuthSettings,
  { user }: HeldAccount,
  challengeId: string,
  factor: FactorRow,
  client: Client,
): Promise<Refusal> {
  await tx
    .update(mfaChallenges)
    .set({ attempts: sql`${mfaChallenges.attempts} + 1` })
    .where(eq(mfaChallenges.id, challengeId));
  await countWrongFactorCode(tx, settings, factor.id);
  await recordAudit(tx, "verification_attempted", user, client);
  return factor.factorType === "webauthn" ? credentialUnverified() : wrongCode();
}

async function acceptFactor(
  tx: Tx,
  { user }: HeldAccount,
  { id, factorType }: FactorRow,
  challengeId: string,
  shown: ShownFactor,
): Promise<void> {
  await tx.update(mfaChallenges).set({ verifiedAt: sql`now()` }).where(eq(mfaChallenges.id, challengeId));
  await tx
    .update(mfaFactors)
    .set({ status: "verified", ...shown })
    .where(eq(mfaFactors.id, id));
  const begun = and(eq(mfaFactors.status, "unverified"), eq(mfaFactors.factorType, factorType), ne(mfaFactors.id, id));
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.userId, user.id), begun));
}

import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "#platform/database/database.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { linkIdentity } from "../identities/link.ts";
import { isBanned, readAccount } from "../people/accounts.ts";
import type { Person } from "../provider-person.ts";
import { badCodeVerifier, flowExpired, flowNotFound, flowNotIssued, userBanned } from "../refusals.ts";
import { flowState } from "../tables.ts";
import { againIfTaken } from "../taken-meanwhile.ts";
import { type OpenSession, openSession, type SignInMethod } from "./sessions.ts";

export type FlowRow = typeof flowState.$inferSelect;

/** Only the holder of the verifier can exchange the code. */
export type Challenge = { challenge: string; method: "s256" | "plain" };

/** Reads the challenge of a checked body or query; undefined in the implicit flow. */
export function challengeOf(given: {
  code_challenge?: string | undefined;
  code_challenge_method?: "s256" | "plain" | undefined;
}): Challenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = given;
  return challenge && method ? { challenge, method } : undefined;
}

/** Mail flows know their account at once, provider flows only on return. */
export type NewFlow = {
  /** `email`, or the provider's name. */
  providerType: string;
  authenticationMethod: SignInMethod;
  userId?: string | undefined;
  challenge?: Challenge | undefined;
  /** The final destination, already checked. */
  referrer?: string | undefined;
  linkingTargetId?: string | undefined;
  browserHash?: string | undefined;
  /** The verifier of PKCE between Byline and the provider. */
  providerVerifier?: string | undefined;
};

/** Stores a sign-in that continues elsewhere; its id is a provider's `state`. */
export async function startFlow(tx: Tx, { challenge, ...flow }: NewFlow): Promise<FlowRow> {
  const [row] = await tx
    .insert(flowState)
    .values({ ...flow, codeChallenge: challenge?.challenge, codeChallengeMethod: challenge?.method })
    .returning();
  if (!row) throw new Error("flow was not inserted");
  return row;
}

/**
 * Makes the code for `token?grant_type=pkce`; its time runs from here. Stores only its hash, so a leaked row opens
 * nothing.
 */
export async function releaseCode(
  tx: Tx,
  flowId: string,
  result: {
    userId: string;
    providerAccessToken?: string | undefined;
    providerRefreshToken?: string | undefined;
    linkingPerson?: Person;
  },
): Promise<string> {
  const code = randomUUID();
  const released = await tx
    .update(flowState)
    .set({ ...result, authCode: hash(code), authCodeIssuedAt: sql`now()` })
    .where(and(eq(flowState.id, flowId), isNull(flowState.authCode)))
    .returning({ id: flowState.id });
  if (released.length === 0) throw flowNotIssued();
  return code;
}

/** Like `releaseCode` for the newest mail flow of that kind, since every mail replaces the earlier secret. */
export async function releaseMailedCode(tx: Tx, userId: string, methods: SignInMethod[]): Promise<string> {
  const [flow] = await tx
    .select({ id: flowState.id })
    .from(flowState)
    .where(
      and(
        eq(flowState.userId, userId),
        inArray(flowState.authenticationMethod, methods),
        isNull(flowState.authCodeIssuedAt),
      ),
    )
    .orderBy(desc(flowState.createdAt), desc(flowState.id))
    .limit(1);
  if (!flow) throw flowNotIssued();
  return releaseCode(tx, flow.id, { userId });
}

export type Exchanged = { opened: OpenSession; flow: FlowRow };

/**
 * Signs in by code and verifier, once; for a link, this proof adds the identity. A wrong verifier keeps the unguessable
 * code for its owner. Throws 404 `flow_state_not_found`, 422 `flow_state_expired`, 400 `bad_code_verifier`.
 */
export async function exchangeCode(
  database: Database,
  settings: AuthSettings,
  { code, verifier }: { code: string; verifier: string },
  client: Client,
): Promise<Exchanged> {
  return againIfTaken(() => database.transaction((tx) => exchange(tx, settings, { code, verifier }, client)));
}

async function exchange(
  tx: Tx,
  settings: AuthSettings,
  { code, verifier }: { code: string; verifier: string },
  client: Client,
): Promise<Exchanged> {
  const flow = await lockReleased(tx, settings, code);
  if (!isProof(flow, verifier)) throw badCodeVerifier();
  const { user } = await readAccount(tx, flow.userId);
  if (isBanned(user)) throw userBanned(400);
  if (flow.linkingPerson) await linkIdentity(tx, flow.userId, flow.linkingPerson, client);
  await tx.delete(flowState).where(eq(flowState.id, flow.id));
  await recordAudit(tx, "login", user, client);
  const method = flow.authenticationMethod as SignInMethod;
  return { flow, opened: await openSession(tx, flow.userId, method, client, { provider: flow.providerType }) };
}

async function lockReleased(tx: Tx, settings: AuthSettings, code: string): Promise<FlowRow & { userId: string }> {
  const [row] = await tx
    .select({
      flow: flowState,
      expired: sql<boolean>`${flowState.authCodeIssuedAt} <= now() - make_interval(secs => ${settings.AUTH_FLOW_STATE_EXPIRY_SECONDS})`,
    })
    .from(flowState)
    .where(eq(flowState.authCode, hash(code)))
    .for("update");
  if (!row?.flow.userId) throw flowNotFound();
  if (row.expired) throw flowExpired();
  return { ...row.flow, userId: row.flow.userId };
}

/** Compares in constant time; equal lengths come from hashing both sides. */
function isProof({ codeChallenge, codeChallengeMethod }: FlowRow, verifier: string): boolean {
  if (!codeChallenge) return false;
  const shown = codeChallengeMethod === "plain" ? verifier : sha256(verifier).toString("base64url");
  return timingSafeEqual(sha256(shown), sha256(codeChallenge));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const hash = (text: string) => sha256(text).toString("hex");

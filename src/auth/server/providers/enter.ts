import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { linkIdentity, refuseLinked } from "../identities/link.ts";
import type { Person } from "../provider-person.ts";
import { releaseCode } from "../sessions/flow-state.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { flowState } from "../tables.ts";
import { againIfTaken } from "../taken-meanwhile.ts";
import { admitPerson } from "./admit.ts";
import type { ReturnedFlow } from "./flow.ts";
import type { Arrival } from "./round-trip.ts";

/** A session, or the code that only the asking browser can exchange for one. */
export type EnteredByProvider = { code: string } | { opened: OpenSession };

/** Ends the flow: signs the person in, or links them to the flow's account. */
export async function enter(
  context: AuthContext,
  flow: ReturnedFlow,
  { person, accessToken, refreshToken }: Arrival,
  client: Client,
): Promise<EnteredByProvider> {
  const { linkingTargetId: targetId, codeChallenge } = flow;
  if (targetId && codeChallenge)
    return { code: await keepForProof(context, flow, targetId, { person, accessToken, refreshToken }) };
  const redirectTo = flow.referrer ?? context.settings.siteUrl;
  return admitted(context, person, { targetId, redirectTo, client }, async (tx, userId) => {
    if (codeChallenge) {
      const tokens = { providerAccessToken: accessToken, providerRefreshToken: refreshToken };
      return { code: await releaseCode(tx, flow.id, { userId, ...tokens }) };
    }
    await tx.delete(flowState).where(eq(flowState.id, flow.id));
    return { opened: await signIn(tx, userId, person, client) };
  });
}

/** With a code challenge, `exchangeCode` adds the identity once the browser has proved itself. */
function keepForProof(
  { database }: AuthContext,
  flow: ReturnedFlow,
  userId: string,
  { person, accessToken, refreshToken }: Arrival,
): Promise<string> {
  return database.transaction(async (tx) => {
    await refuseLinked(tx, userId, person);
    const tokens = { providerAccessToken: accessToken, providerRefreshToken: refreshToken };
    return releaseCode(tx, flow.id, { userId, ...tokens, linkingPerson: person });
  });
}

/** Like `enter` for an identity token, which has no flow. */
export async function enterByToken(
  context: AuthContext,
  person: Person,
  targetId: string | undefined,
  redirectTo: string,
  client: Client,
): Promise<OpenSession> {
  return admitted(context, person, { targetId, redirectTo, client }, (tx, userId) =>
    signIn(tx, userId, person, client),
  );
}

async function signIn(tx: Tx, userId: string, { provider }: Person, client: Client): Promise<OpenSession> {
  const opened = await openSession(tx, userId, "oauth", client, { provider });
  await recordAudit(tx, "login", opened.account.user, client);
  return opened;
}

type Way = { targetId: string | null | undefined; redirectTo: string; client: Client };

/** A refusal that has mailed something is thrown after the commit. */
async function admitted<Result>(
  { database, settings }: AuthContext,
  person: Person,
  { targetId, redirectTo, client }: Way,
  then: (tx: Tx, userId: string) => Promise<Result>,
): Promise<Result> {
  const outcome = await againIfTaken(() =>
    database.transaction(async (tx): Promise<{ result: Result } | { refusal: Refusal }> => {
      const admission = targetId
        ? { userId: (await linkIdentity(tx, targetId, person, client)).id }
        : await admitPerson(tx, person, { settings, redirectTo, client });
      return "refusal" in admission ? admission : { result: await then(tx, admission.userId) };
    }),
  );
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.result;
}

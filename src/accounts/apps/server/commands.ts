import { and, eq, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, forbidden, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { grantDaysMax } from "../../grants/grant.ts";
import { canSpend } from "../../grants/scopes.ts";
import { organizationsOf } from "../../permissions.ts";
import { accessGrant } from "../../server/tables.ts";
import { connectedAppsMax } from "../app.ts";
import type { consentAnswer } from "../contract.ts";
import { ownApps } from "./queries.ts";
import { appRecord } from "./tables.ts";

const texts = catalogue("accounts.apps.server.commands", {
  tooManyApps: (connectedAppsMax: number) =>
    `You have ${connectedAppsMax} connected apps. Revoke one that you don't use any more.`,
});

type ConnectedClient = { clientId: string; name: string; asked: readonly string[] };

/**
 * Makes the grant of an app: no more than it asked for, in one organization of the person's. Returns its id. Throws 403 for a
 * scope that was not asked for, 404 for a strange organization, 409 `too_many_apps`.
 */
export async function connectApp(
  tx: Tx,
  actor: Actor,
  { clientId, name, asked }: ConnectedClient,
  { scopes, organization: organizationId, spendLimitCents }: z.output<typeof consentAnswer>,
): Promise<string> {
  if (scopes.some((scope) => !asked.includes(scope))) throw forbidden();
  if (organizationId !== null && !organizationsOf(actor).includes(organizationId)) throw notFound("This organization");
  await takeTurn(tx, `connected-apps ${actor.userId}`);
  if ((await tx.$count(accessGrant, ownApps(actor))) >= connectedAppsMax)
    throw conflict("too_many_apps", texts.tooManyApps(connectedAppsMax));
  const [row] = await tx
    .insert(accessGrant)
    .values({
      kind: "app",
      userId: actor.userId,
      createdBy: actor.userId,
      organizationId,
      clientId,
      name,
      scopes: [...new Set(scopes)],
      spendLimitCents: canSpend(scopes) ? (spendLimitCents ?? 0) : null,
      expiresAt: sql`now() + make_interval(days => ${grantDaysMax})`,
    })
    .returning({ id: accessGrant.id });
  if (!row) throw new Error("grant was not written");
  return row.id;
}

/** Ends the grant with all of its tokens. */
export async function revokeApp(tx: Tx, actor: Actor, id: string): Promise<void> {
  const revoked = await tx
    .delete(accessGrant)
    .where(and(eq(accessGrant.id, id), ownApps(actor)))
    .returning({ id: accessGrant.id });
  if (revoked.length === 0) throw notFound("This app");
}

/** Removes codes, tokens and unused apps whose time is over. */
export async function removeExpiredRecords(tx: Tx): Promise<void> {
  await tx.delete(appRecord).where(lt(appRecord.expiresAt, sql`now()`));
}

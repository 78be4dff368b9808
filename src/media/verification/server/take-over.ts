import { eq, sql } from "drizzle-orm";
import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Holder } from "../../server/hold-domain.ts";
import { settleMedium } from "../../server/settle.ts";
import { mediaProject, mediaVerification } from "../../server/tables.ts";
import { recordProof } from "./record-proof.ts";

/** Notifies both sides of an outlet's open orders. Orders build on media, so `queues.ts` injects it. */
export type TellOrders = (tx: Tx, mediaId: string) => Promise<void>;

type Prover = { mediaId: string; domain: string; organizationId: string; actorId?: string | undefined };

/**
 * Gives a domain to the publisher who proved it (R3.5, decision 0035); audited. The outlet that only named it leaves
 * the market with its formats, and its open orders go on. Notifies both publishers and the orders' sides.
 */
export async function takeOver(tx: Tx, prover: Prover, loser: Holder, tellOrders: TellOrders): Promise<void> {
  await tx
    .update(mediaProject)
    .set({ holdsDomain: false, verification: "unverified", verificationMethod: null, updatedAt: sql`now()` })
    .where(eq(mediaProject.id, loser.id));
  await tx
    .update(mediaVerification)
    .set({ state: "unverified", missingSince: null })
    .where(eq(mediaVerification.mediaProjectId, loser.id));
  await settleMedium(tx, loser.id);
  const { mediaId, organizationId, domain, actorId } = prover;
  await recordProof(tx, { mediaId, happened: "takeDomain", organizationId });
  await recordProof(tx, { mediaId: loser.id, happened: "loseDomain", organizationId: loser.organizationId });
  await tellOrders(tx, loser.id);
  const before = { organization: await nameOfOrganization(tx, loser.organizationId) };
  const after = { organization: await nameOfOrganization(tx, organizationId) };
  // Daily looks have no actor and never prove a new domain.
  if (actorId) await writeAudit(tx, { userId: actorId }, { kind: "domain", subject: domain, before, after });
}

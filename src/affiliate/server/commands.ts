import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { createAffiliateLink } from "#links/server/commands.ts";
import { findAffiliateOf } from "#links/server/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { isReferralTaken } from "../referral.ts";
import { readReferralFacts } from "./queries.ts";
import { referral } from "./tables.ts";

/** Creates the organization's affiliate link, unless it has one. */
export async function joinProgramme(tx: Tx, actor: Actor, organizationId: string): Promise<void> {
  authorize(actor, "affiliate.read", { organizationId }, "This organization");
  await createAffiliateLink(tx, organizationId);
}

/** Stores a new person's referral (R7.2); the first one stays. Refuses silently: a reason would reveal the check. */
export async function acceptReferral(tx: Tx, actor: Actor, code: string): Promise<void> {
  const organizationId = await findAffiliateOf(tx, code);
  if (!organizationId) return;
  if (!isReferralTaken(await readReferralFacts(tx, actor, organizationId))) return;
  await tx.insert(referral).values({ userId: actor.userId, code, organizationId }).onConflictDoNothing();
}

/** Called when an account is deleted. */
export async function forgetReferral(tx: Tx, userId: string): Promise<void> {
  await tx.delete(referral).where(eq(referral.userId, userId));
}

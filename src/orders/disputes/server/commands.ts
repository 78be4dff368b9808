import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import type { OrderParty } from "../../moves/party.ts";
import type { DisputeOutcome } from "../dispute.ts";
import { dispute, disputeStory } from "./tables.ts";

type ToldStory = {
  disputeId: string;
  party: OrderParty;
  reason?: string | undefined;
  evidenceLinks?: string[] | undefined;
  evidenceImages?: string[] | undefined;
};

/**
 * Opens a dispute of an order or extra with the opener's story. Call it under the order's lock, in its move's
 * transaction.
 */
export async function openDispute(
  tx: Tx,
  told: ToldStory & { orderId: string; isAfterCompletion: boolean },
): Promise<void> {
  const { disputeId: id, orderId, party, isAfterCompletion } = told;
  await tx.insert(dispute).values({ id, orderId, openedBy: party, isAfterCompletion });
  await keepStory(tx, told);
}

/** Keeps a side's story; each tells its own once. */
export async function keepStory(
  tx: Tx,
  { disputeId, party, reason = "", evidenceLinks = [], evidenceImages = [] }: ToldStory,
): Promise<void> {
  await tx
    .insert(disputeStory)
    .values({ disputeId, party, text: reason, links: evidenceLinks, images: evidenceImages });
}

type Decision = { outcome: DisputeOutcome; refundCents: number; decision: string; decidedBy: string | null };

export async function closeDispute(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx
    .update(dispute)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(dispute.id, id));
}

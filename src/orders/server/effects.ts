import { giveBackAgreedPrice } from "#formats/agreed-prices/server/commands.ts";
import { stopForRefund } from "#payments/withdrawals/server/commands/stop-for-refund.ts";
import type { Tx } from "#platform/database/database.ts";
import { acceptAsIs } from "#proof/server/commands.ts";
import { claimEndings } from "../claims/claim.ts";
import { endClaim, openClaim } from "../claims/server/commands.ts";
import { holdSlotFor } from "../dates/slots/server/commands.ts";
import { disputeOutcomeOf } from "../disputes/dispute.ts";
import { closeDispute, keepStory, openDispute } from "../disputes/server/commands.ts";
import type { OrderFacts, OrderFieldEffect } from "../fields-after.ts";
import { releaseOrder } from "../money/server/post-order.ts";
import { takeBackOrder } from "../money/server/post-refund.ts";
import { moneyAfter, type OrderEffect } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { keepBrief, markBriefAccepted } from "./sent-briefs.ts";
import { settle } from "./settle.ts";
import { keepVersion } from "./text-versions.ts";
import { walletOrder, walletRefund } from "./wallet-order.ts";

type MadeMove = { tx: Tx; order: OrderRow; request: MoveRequest; facts: OrderFacts };
type Deed = (made: MadeMove) => Promise<unknown>;

/** Effects beyond the order's row (`../fields-after.ts`). An effect missing from both does not compile. */
export const deeds: Record<Exclude<OrderEffect, OrderFieldEffect>, Deed> & Partial<Record<OrderEffect, Deed>> = {
  async releaseFunds({ tx, order: row }) {
    if (row.agreedPriceId) await giveBackAgreedPrice(tx, row.agreedPriceId);
    await releaseOrder(tx, walletOrder(row));
  },
  payPublisher: ({ tx, order: row }) => settle(tx, row),

  async splitFunds({ tx, order: row, request }) {
    const releasedCents = request.input.refundCents ?? row.totalCents;
    if (releasedCents === row.totalCents) return releaseOrder(tx, walletOrder(row));
    await settle(tx, row, releasedCents);
  },

  async takeBack({ tx, order: row, request }) {
    const refund = walletRefund(row, request.input.refundCents ?? row.totalCents);
    await stopForRefund(tx, row.publisherOrganizationId, { cents: refund.earningsCents, number: row.number });
    await takeBackOrder(tx, refund);
  },

  openDispute: ({ tx, order: row, request: { party, input }, facts }) =>
    openDispute(tx, {
      disputeId: row.id,
      orderId: row.id,
      party,
      ...input,
      isAfterCompletion: !isMoneyHeld(facts.status),
    }),

  keepStory: ({ tx, order: row, request: { party, input } }) => keepStory(tx, { disputeId: row.id, party, ...input }),

  async closeDispute({ tx, order: row, request: { move, actorId, input } }) {
    const isRefund = moneyAfter(move) === "refunded";
    const refundCents = isRefund ? (input.refundCents ?? row.totalCents) : 0;
    const outcome = disputeOutcomeOf(refundCents, row.totalCents);
    await closeDispute(tx, row.id, { outcome, refundCents, decision: input.reason ?? "", decidedBy: actorId });
    if (!isRefund) await acceptAsIs(tx, row.id);
  },

  openClaim: ({ tx, order: row, request: { input }, facts }) =>
    openClaim(tx, {
      orderId: row.id,
      problems: (input.reason ?? "").split("\n"),
      dueAt: row.dueAt ?? facts.now,
    }),

  async closeClaim({ tx, order: row, request: { move } }) {
    const ending = claimEndings[move];
    if (!ending) throw new Error(`${move} ends no claim`);
    await endClaim(tx, row.id, ending);
    if (ending === "waived") await acceptAsIs(tx, row.id);
  },

  /** A job fetches the page after the commit: no transaction waits for the network. */
  checkPublication: ({ tx, order: row }) => tx.enqueue("check-publication", { orderId: row.id }),

  takeProposal: ({ tx, order: row }) => holdSlotFor(tx, row.mediaProjectId, row, row.id),

  keepSentText: ({ tx, order: row, request: { party } }) =>
    keepVersion(tx, "sent", { ...row, side: party === "publisher" ? party : "client" }),

  keepSentBrief: ({ tx, order: row, request: { actorId } }) => keepBrief(tx, row, actorId),

  reviseBrief: ({ tx, order: row, request: { actorId } }) => keepBrief(tx, row, actorId),

  markBriefAccepted: ({ tx, order: row }) => markBriefAccepted(tx, row.id),
};

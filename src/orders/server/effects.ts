import { eq } from "drizzle-orm";
import { giveBackAgreedPrice } from "#formats/agreed-prices/server/commands.ts";
import { stopForRefund } from "#payments/withdrawals/server/commands/stop-for-refund.ts";
import type { Tx } from "#platform/database/database.ts";
import { acceptAsIs } from "#proof/server/commands.ts";
import { acceptedFailures } from "../checks.ts";
import { claimEndings } from "../claims/claim.ts";
import { endClaim, openClaim } from "../claims/server/commands.ts";
import { holdSlotFor } from "../dates/slots/server/commands.ts";
import { outcomeOf } from "../disputes/dispute.ts";
import { closeDispute, keepStory, openDispute } from "../disputes/server/commands.ts";
import { areBothTold } from "../guards.ts";
import { releaseOrder } from "../money/server/post-order.ts";
import { takeBackOrder } from "../money/server/post-refund.ts";
import { moneyAfter, type OrderEffect } from "../order.ts";
import { isMoneyHeld } from "../statuses.ts";
import { noTimes, windowTimes } from "../timer.ts";
import type { OrderFacts } from "./facts.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";
import { noProposal, proposalOf } from "./proposal.ts";
import { keepBrief, markBriefAccepted } from "./sent-briefs.ts";
import { settle } from "./settle.ts";
import { order } from "./tables.ts";
import { keepVersion } from "./text-versions.ts";
import { walletOrder, walletRefund } from "./wallet-order.ts";

type EffectContext = { tx: Tx; order: OrderRow; request: MoveRequest; facts: OrderFacts };

/** What the table's effects do; forgetting one does not compile. */
export const effects: Record<OrderEffect, (context: EffectContext) => Promise<void>> = {
  async releaseFunds({ tx, order: row }) {
    if (row.agreedPriceId) await giveBackAgreedPrice(tx, row.agreedPriceId);
    await releaseOrder(tx, walletOrder(row));
  },
  payPublisher: ({ tx, order: row }) => settle(tx, row),

  /** The guarantee covers everything but this. */
  keepAccepted: ({ tx, order: row, request: { input }, facts }) =>
    setFields(tx, row, { despite: acceptedFailures(facts, input) }),

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

  /** With both stories told nobody is waited for any more. */
  async keepStory({ tx, order: row, request: { party, input }, facts }) {
    await keepStory(tx, { disputeId: row.id, party, ...input });
    if (areBothTold([...(facts.dispute?.toldBy ?? []), party])) await setFields(tx, row, noTimes);
  },

  stopClock: ({ tx, order: row }) => setFields(tx, row, { deadlineAt: null, nextReminderAt: null }),

  async closeDispute({ tx, order: row, request: { move, actorId, input } }) {
    const isRefund = moneyAfter(move) === "refunded";
    const refundCents = isRefund ? (input.refundCents ?? row.totalCents) : 0;
    const outcome = outcomeOf(refundCents, row.totalCents);
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

  /** The page is fetched by a job after the commit: nothing outside is asked inside a transaction. */
  async checkPublication({ tx, order: row, facts: { now } }) {
    await setFields(tx, row, { lookAskedAt: now });
    await tx.enqueue("check-publication", { orderId: row.id });
  },

  replaceLink: ({ tx, order: row, request: { input } }) =>
    setFields(tx, row, { publicationUrl: input.publicationUrl ?? row.publicationUrl }),

  keepProposal: ({ tx, order: row, request: { party, input } }) =>
    setFields(tx, row, {
      proposedDateMode: input.publishDateMode ?? null,
      proposedPublishOn: input.publishOn ?? null,
      dateProposedBy: party,
      dateProposalReason: input.reason ?? null,
    }),

  /** The date takes the agreed one's place; the time to publish, where it runs, counts from it. */
  async takeProposal({ tx, order: row, facts: { now } }) {
    const date = proposalOf(row);
    if (!date) return;
    await holdSlotFor(tx, row.mediaProjectId, date, row.id);
    const { turnaroundHours } = row.conditions;
    const times = row.acceptedAt ? windowTimes(row.acceptedAt, { now, turnaroundHours, date }) : {};
    await setFields(tx, row, { ...date, ...times, ...noProposal });
  },

  dropProposal: ({ tx, order: row }) => setFields(tx, row, noProposal),

  async keepSentText({ tx, order: row, request: { party } }) {
    await keepVersion(tx, "sent", { ...row, side: party === "publisher" ? party : "client" });
  },

  keepSentBrief: ({ tx, order: row, request: { actorId } }) => keepBrief(tx, row, actorId),

  async reviseBrief({ tx, order: row, request: { input, actorId } }) {
    const brief = input.brief ?? row.brief;
    await setFields(tx, row, { brief });
    await keepBrief(tx, { ...row, brief }, actorId);
  },

  markBriefAccepted: ({ tx, order: row }) => markBriefAccepted(tx, row.id),

  /** Nobody can keep a day that passed while the text was written: it is published as soon as possible then. */
  async freePassedDate({ tx, order: row, facts: { now, isDateOver } }) {
    if (!isDateOver) return;
    const date = { publishDateMode: "After", publishOn: null } as const;
    const { turnaroundHours } = row.conditions;
    await setFields(tx, row, { ...date, ...windowTimes(now, { now, turnaroundHours, date }) });
  },

  countRevision: ({ tx, order: row }) => setFields(tx, row, { revisionRounds: row.revisionRounds + 1 }),
};

/** The row is locked by its move. */
async function setFields(tx: Tx, { id }: OrderRow, fields: Partial<OrderRow>): Promise<void> {
  await tx.update(order).set(fields).where(eq(order.id, id));
}

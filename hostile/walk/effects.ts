import { isDateOver } from "../../src/orders/dates/publish-date.ts";
import { areBothTold } from "../../src/orders/guards.ts";
import { orderMoneyOf } from "../../src/orders/money/money.ts";
import { releaseFunds, splitHeld, takeBackPayment } from "../../src/orders/money/postings.ts";
import type { MoveInput } from "../../src/orders/moves/move-input.ts";
import type { OrderParty } from "../../src/orders/moves/party.ts";
import type { OrderEffect } from "../../src/orders/order.ts";
import { noTimes, windowTimes } from "../../src/orders/timer.ts";
import { payOwed } from "../../src/wallet/debt-postings.ts";
import type { StepOf } from "./steps.ts";
import { count, publishers, type WalkedOrder, type World } from "./world.ts";

export type WalkedMove = { party: OrderParty; input: MoveInput };

/** The effects, once more and in memory: money by the ledger's own postings. */
export const effects: Record<OrderEffect, (world: World, order: WalkedOrder, made: WalkedMove) => void> = {
  releaseFunds: ({ books }, order) => books.post(releaseFunds(order)),
  payPublisher: (world, order) => settle(world, order, 0),
  splitFunds: (world, order, { input: { refundCents = 0 } }) =>
    refundCents === order.totalCents ? world.books.post(releaseFunds(order)) : settle(world, order, refundCents),
  takeBack({ books }, order, { input: { refundCents = order.totalCents } }) {
    const [before, after] = [orderMoneyOf(order), orderMoneyOf(order, refundCents)];
    const shareCents = before.earningsCents - after.earningsCents;
    const earningsCents = Math.min(books.balanceOf(order.publisherOrganizationId, "earnings"), shareCents);
    books.post(takeBackPayment({ ...order, earningsCents, feeCents: before.feeCents - after.feeCents }));
    order.owedCents = shareCents - earningsCents;
  },
  keepAccepted: () => {},
  checkPublication: ({ now }, order) => Object.assign(order, { lookAskedAt: now }),
  countRevision: (_world, order) => Object.assign(order, { revisionRounds: order.revisionRounds + 1 }),
  keepSentText: () => {},
  keepSentBrief: () => {},
  reviseBrief: () => {},
  markBriefAccepted: () => {},
  replaceLink: () => {},
  keepProposal: (_world, order, { party, input }) => {
    order.proposed = {
      publishDateMode: input.publishDateMode ?? "After",
      publishOn: input.publishOn ?? null,
      by: party,
    };
  },
  takeProposal({ now }, order) {
    if (!order.proposed) throw new Error("no date is proposed");
    const { by: _by, ...date } = order.proposed;
    Object.assign(order, date, { proposed: null });
    if (order.acceptedAt)
      Object.assign(
        order,
        windowTimes(order.acceptedAt, { now, turnaroundHours: order.conditions.turnaroundHours, date }),
      );
  },
  freePassedDate({ now }, order) {
    if (!isDateOver(order, now)) return;
    const date = { publishDateMode: "After", publishOn: null } as const;
    const { turnaroundHours } = order.conditions;
    Object.assign(order, date, windowTimes(now, { now, turnaroundHours, date }));
  },
  dropProposal: (_world, order) => Object.assign(order, { proposed: null }),
  openDispute: (_world, order, { party }) => Object.assign(order, { toldBy: [party] }),
  keepStory(_world, order, { party }) {
    order.toldBy = [...order.toldBy, party];
    if (areBothTold(order.toldBy)) Object.assign(order, noTimes);
  },
  stopClock: (_world, order) => Object.assign(order, { deadlineAt: null, nextReminderAt: null }),
  closeDispute: () => {},
  openClaim(world, order) {
    if (order.hasOpenClaim) throw new Error("a claim is open already");
    order.hasOpenClaim = true;
    order.claims += 1;
    if (order.claims === 2) count(world, "claim again");
  },
  closeClaim: (_world, order) => Object.assign(order, { hasOpenClaim: false }),
};

function settle(world: World, order: WalkedOrder, refundCents: number): void {
  const { feeCents } = orderMoneyOf(order, refundCents);
  world.books.post(splitHeld({ ...order, feeCents, refundCents }));
  payWhatIsOwed(world, order.publisherOrganizationId);
}

function payWhatIsOwed({ books, orders }: World, publisherOrganizationId: string): void {
  for (const order of orders.filter((each) => each.publisherOrganizationId === publisherOrganizationId)) {
    const open = order.owedCents - order.paidCents;
    const earningsCents = Math.min(books.balanceOf(publisherOrganizationId, "earnings"), open);
    if (earningsCents === 0) continue;
    books.post(payOwed({ ...order, earningsCents }));
    order.paidCents += earningsCents;
  }
}

/** Money leaves a publisher's earnings, as a withdrawal takes it. */
export function withdraw(world: World, { publisher, share }: StepOf<"withdraw">): void {
  const organizationId = publishers[publisher] ?? "paul";
  const amountCents = Math.floor(world.books.balanceOf(organizationId, "earnings") * share);
  if (amountCents === 0) return;
  const key = `withdraw:${count(world, "withdraw")}`;
  const entries = [
    { organizationId, account: "earnings" as const, amountCents: -amountCents },
    { organizationId, account: "payout_in_transit" as const, amountCents },
  ];
  world.books.post({ key, kind: "take_back", entries });
}

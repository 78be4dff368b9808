import type { Notice } from "#events/event.ts";
import type { TradeSide } from "#events/trade-side.ts";
import { type Cents, formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords, instantInWords, nearDayInWords } from "#platform/words/day-words.ts";
import type { SubjectFacts } from "./mail-subjects.ts";
import type { OrderStatus } from "./order.ts";
import { dueLabel } from "./timer.ts";

/** An order as its mails tell of it. */
export type ToldOrder = {
  number: string;
  title: string;
  mediaName: string;
  status: OrderStatus;
  /** The total for the advertiser, the earnings for the publisher. */
  amounts: Record<TradeSide, Cents>;
  dueAt: Date | null;
  proposedPublishOn: string | null;
};

const texts = catalogue("orders.facts", {
  outlet: "Outlet",
  title: "Title",
  order: "Order",
  amounts: { client: "Total", publisher: "You earn" },
  proposedDate: "Proposed date",
});

type OrderLetter = Pick<Notice, "subject" | "paragraphs" | "facts">;

export const subjectFactsOf = (order: ToldOrder, side: TradeSide): SubjectFacts => ({
  outlet: order.mediaName,
  amount: formatCents(order.amounts[side]),
  due: order.dueAt ? nearDayInWords(order.dueAt) : undefined,
  proposed: order.proposedPublishOn ? nearDayInWords(order.proposedPublishOn) : undefined,
});

/** Adds the number, by which two orders on one outlet differ, and the order's facts as this side reads them. */
export function letterTo(
  order: ToldOrder,
  side: TradeSide,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
): OrderLetter {
  const { number, title, mediaName, status, amounts, dueAt, proposedPublishOn } = order;
  const due = dueAt && dueLabel(status, side);
  return {
    subject: `${subject} · ${number}`,
    paragraphs,
    facts: [
      { label: texts.outlet, value: mediaName },
      ...(title ? [{ label: texts.title, value: title }] : []),
      { label: texts.order, value: number },
      { label: texts.amounts[side], value: formatCents(amounts[side]) },
      ...(proposedPublishOn ? [{ label: texts.proposedDate, value: dayInWords(proposedPublishOn) }] : []),
      ...(due ? [{ label: due, value: instantInWords(dueAt) }] : []),
    ],
  };
}

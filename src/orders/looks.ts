import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { instantInWords } from "./dates/days.ts";
import { mailSubjectOf } from "./mail-subjects.ts";
import type { OrderSide } from "./moves/party.ts";
import { notCovered } from "./not-covered.ts";
import { type OrderStatus, orderLife } from "./order.ts";
import { letterTo, subjectFactsOf, type ToldOrder } from "./order-letter.ts";
import type { PublicationHappening } from "./publication-happenings.ts";

type LookedOrder = ToldOrder & { publicationUrl: string | null; deadlineAt: Date | null };

/**
 * Mail to one side about a look; `message` lists the findings by line. Undefined for a side that learns nothing new.
 */
export function letterOfLook(
  { verb, message }: { verb: PublicationHappening; message: string },
  order: LookedOrder,
  side: OrderSide,
): ReturnType<typeof letterTo> | undefined {
  const paragraphs = letters[verb](order, side, message.split("\n").filter(Boolean));
  return (
    paragraphs && letterTo(order, side, { subject: mailSubjectOf(verb, side, subjectFactsOf(order, side)), paragraphs })
  );
}

const letters: Record<
  PublicationHappening,
  (order: LookedOrder, side: OrderSide, found: string[]) => string[] | undefined
> = {
  pass: ({ deadlineAt, status, mediaName }, side, found) =>
    side === "publisher"
      ? undefined
      : [
          `${mediaName} published your article. ${found.join(" ")}`,
          ...(deadlineAt && isToApprove(status) ? [`Approve it by ${instantInWords(deadlineAt)}.`] : []),
        ],

  fail: ({ status, publicationUrl, mediaName }, side, found) =>
    side === "publisher"
      ? [
          `We looked at ${publicationUrl} and found:`,
          ...found,
          "Correct the page, or give another link. Then ask for another check in the order.",
          ...(isToApprove(status) ? ["The order isn't completed by itself while the check fails."] : []),
        ]
      : [
          `${mediaName} published your article, but the check found:`,
          ...found,
          "The publisher was told at once.",
          ...(isToApprove(status) ? [`Wait until it is mended, or ask for a revision. ${notCovered}`] : []),
        ],

  lose: ({ publicationUrl }, _side, found) => [
    `We looked at ${publicationUrl} twice, an hour apart. It no longer has what was published:`,
    ...found,
    "The guarantee does not cover this. The order shows what each look found, and it will be looked at again.",
  ],

  regain: ({ publicationUrl }) => [`${publicationUrl} has everything again that was published.`],
};

const isToApprove = (status: OrderStatus): boolean => canMove(orderLife, "approve", status, "client");

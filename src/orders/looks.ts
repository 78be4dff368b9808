import type { TradeSide } from "#events/trade-side.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { instantInWords } from "#platform/words/day-words.ts";
import { mailSubjectOf } from "./mail-subjects.ts";
import { notCovered } from "./not-covered.ts";
import { type OrderStatus, orderLife } from "./order.ts";
import { letterTo, subjectFactsOf, type ToldOrder } from "./order-letter.ts";
import type { PublicationHappening } from "./publication-happenings.ts";

type PageUrl = string | null;

const texts = catalogue("orders.looks", {
  published: (outlet: string, found: string[]) => `${outlet} published your article. ${found.join(" ")}`,
  approveBy: (instant: string) => `Approve it by ${instant}.`,
  found: (url: PageUrl) => `We looked at ${url} and found:`,
  mend: "Correct the page, or give another link. Then ask for another check in the order.",
  notCompleted: "The order isn't completed automatically while the check fails.",
  publishedBut: (outlet: string) => `${outlet} published your article, but the check found:`,
  publisherKnows: "The publisher was told at once.",
  wait: "Wait until it is fixed, or ask for a revision.",
  lost: (url: PageUrl) => `We looked at ${url} twice, an hour apart. It no longer has what was published:`,
  notGuaranteed: "The guarantee does not cover this. The order shows what each check found, and we will check again.",
  regained: (url: PageUrl) => `${url} has everything again that was published.`,
});

type LookedOrder = ToldOrder & { publicationUrl: string | null; deadlineAt: Date | null };

/**
 * Mail to one side about a look; `message` lists the findings by line. Undefined for a side that learns nothing new.
 */
export function letterOfLook(
  { verb, message }: { verb: PublicationHappening; message: string },
  order: LookedOrder,
  side: TradeSide,
): ReturnType<typeof letterTo> | undefined {
  const paragraphs = letters[verb](order, side, message.split("\n").filter(Boolean));
  return (
    paragraphs && letterTo(order, side, { subject: mailSubjectOf(verb, side, subjectFactsOf(order, side)), paragraphs })
  );
}

const letters: Record<
  PublicationHappening,
  (order: LookedOrder, side: TradeSide, found: string[]) => string[] | undefined
> = {
  pass: ({ deadlineAt, status, mediaName }, side, found) =>
    side === "publisher"
      ? undefined
      : [
          texts.published(mediaName, found),
          ...(deadlineAt && isToApprove(status) ? [texts.approveBy(instantInWords(deadlineAt))] : []),
        ],

  fail: ({ status, publicationUrl, mediaName }, side, found) =>
    side === "publisher"
      ? [texts.found(publicationUrl), ...found, texts.mend, ...(isToApprove(status) ? [texts.notCompleted] : [])]
      : [
          texts.publishedBut(mediaName),
          ...found,
          texts.publisherKnows,
          ...(isToApprove(status) ? [`${texts.wait} ${notCovered}`] : []),
        ],

  lose: ({ publicationUrl }, _side, found) => [texts.lost(publicationUrl), ...found, texts.notGuaranteed],

  regain: ({ publicationUrl }) => [texts.regained(publicationUrl)],
};

const isToApprove = (status: OrderStatus): boolean => canMove(orderLife, "approve", status, "client");

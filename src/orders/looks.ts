import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { instantInWords } from "./dates/days.ts";
import type { OrderSide } from "./moves/party.ts";
import { notCovered } from "./not-covered.ts";
import { type OrderStatus, orderLife } from "./order.ts";

/** Results of a look. `lose` and `regain` follow an approval where no claim opens. */
export const publicationHappenings = ["pass", "fail", "lose", "regain"] as const;
export type PublicationHappening = (typeof publicationHappenings)[number];

type LookedOrder = { number: string; status: OrderStatus; publicationUrl: string | null; deadlineAt: Date | null };
type Reading = { side: OrderSide; mediaName: string };
type Letter = { subject: string; paragraphs: string[] };

/**
 * Mail to one side about a look; `message` lists the findings by line. Undefined for a side that learns nothing new.
 */
export function letterOfLook(
  { verb, message }: { verb: PublicationHappening; message: string },
  order: LookedOrder,
  reading: Reading,
): Letter | undefined {
  const found = message.split("\n").filter(Boolean);
  const letter = letters[verb](order, reading, found);
  return letter && { ...letter, subject: `Order ${order.number}: ${letter.subject}` };
}

const letters: Record<
  PublicationHappening,
  (order: LookedOrder, reading: Reading, found: string[]) => Letter | undefined
> = {
  pass: ({ deadlineAt, status }, { side, mediaName }, found) =>
    side === "publisher"
      ? undefined
      : {
          subject: "published, all checks passed",
          paragraphs: [
            `${mediaName} published your article. ${found.join(" ")}`,
            ...(deadlineAt && isToApprove(status) ? [`Approve it by ${instantInWords(deadlineAt)}.`] : []),
          ],
        },

  fail: ({ status, publicationUrl }, { side, mediaName }, found) =>
    side === "publisher"
      ? {
          subject: "published, but the check failed",
          paragraphs: [
            `We looked at ${publicationUrl} and found:`,
            ...found,
            "Correct the page, or give another link. Then ask for another check in the order.",
            ...(isToApprove(status) ? ["The order isn't completed by itself while the check fails."] : []),
          ],
        }
      : {
          subject: "published, but the check failed",
          paragraphs: [
            `${mediaName} published your article, but the check found:`,
            ...found,
            "The publisher was told at once.",
            ...(isToApprove(status) ? [`Wait until it is mended, or ask for a revision. ${notCovered}`] : []),
          ],
        },

  lose: ({ publicationUrl }, _reading, found) => ({
    subject: "the publication has changed",
    paragraphs: [
      `We looked at ${publicationUrl} twice, an hour apart. It no longer has what was published:`,
      ...found,
      "The guarantee does not cover this. The order shows what each look found, and it will be looked at again.",
    ],
  }),

  regain: ({ publicationUrl }) => ({
    subject: "the publication is back",
    paragraphs: [`${publicationUrl} has everything again that was published.`],
  }),
};

const isToApprove = (status: OrderStatus): boolean => canMove(orderLife, "approve", status, "client");

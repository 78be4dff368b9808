import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { feeExample } from "../fee.ts";

const texts = catalogue("settings.fees.mails", {
  subject: (fee: string, day: string) => `The service fee changes to ${fee} on ${day}`,
  changes: (day: string, fee: string, before: string) =>
    `From ${day} (UTC) on the service fee of new orders is ${fee} instead of ${before}.`,
  kept: "Orders that are booked before keep their fee.",
  open: "Open your formats",
});

export async function tellFee(
  _tx: Tx,
  { verb, subjectId, fromState, toState, message: day }: RecordedEvent,
): Promise<Notice[]> {
  if (verb !== "changeFee") return [];
  const [from, to] = [Number(fromState), Number(toState)];
  return [
    {
      to: { organizationId: subjectId },
      kind: "billing",
      subject: texts.subject(formatBasisPoints(to), dayInWords(day)),
      paragraphs: [
        texts.changes(day, formatBasisPoints(to), formatBasisPoints(from)),
        `${feeExample(from, to)} ${texts.kept}`,
      ],
      action: { label: texts.open, path: "/publisher/setup-list" },
    },
  ];
}

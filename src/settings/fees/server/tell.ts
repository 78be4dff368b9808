import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { feeExample, formatFee } from "../fee.ts";

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
      subject: `The service fee changes to ${formatFee(to)}`,
      paragraphs: [
        `From ${day} (UTC) on the service fee of new orders is ${formatFee(to)} instead of ${formatFee(from)}.`,
        `${feeExample(from, to)} Orders that are booked before keep their fee.`,
      ],
      action: { label: "Open your formats", path: "/publisher/setup-list" },
    },
  ];
}

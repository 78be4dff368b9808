import { eq } from "drizzle-orm";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { PlaceNotice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { sharedLink, shareNote } from "./tables.ts";

export async function tellShareNote(tx: Tx, { subjectId }: RecordedEvent): Promise<PlaceNotice[]> {
  const [found] = await tx
    .select()
    .from(shareNote)
    .innerJoin(sharedLink, eq(sharedLink.id, shareNote.linkId))
    .where(eq(shareNote.id, subjectId));
  if (!found) return [];
  const { share_note: note, shared_link: link } = found;
  const place = await locateCampaign(tx, link.campaignId);
  if (!place) return [];
  const board = `/dashboard/${place.organizationId}/${place.projectId}/${place.id}`;
  const isApproval = note.kind === "approval";
  return [
    {
      to: { organizationId: place.organizationId, projectId: place.projectId },
      kind: "messages",
      about: link.orderId ?? undefined,
      subject: `${note.name} ${isApproval ? "approved" : "commented on"} a shared ${link.subject}`,
      paragraphs: [
        ...(note.body ? [`“${note.body}”`] : []),
        `Campaign: ${place.name}. Shared with ${link.name}.`,
        ...(isApproval ? ["Nothing moves by it: approve the order yourself when you agree."] : []),
      ],
      action: {
        label: link.orderId ? "Open the order" : "Open the report",
        path: link.orderId ? `${board}?order=${link.orderId}` : `${board}?view=report`,
      },
    },
  ];
}

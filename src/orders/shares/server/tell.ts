import { eq } from "drizzle-orm";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { PlaceNotice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { sharedLink, shareNote } from "./tables.ts";

const texts = catalogue("orders.shares.mails", {
  subjects: {
    approved: {
      text: (name: string) => `${name} approved a shared text`,
      publication: (name: string) => `${name} approved a shared publication`,
      texts: (name: string) => `${name} approved shared texts`,
      report: (name: string) => `${name} approved a shared report`,
    },
    commented: {
      text: (name: string) => `${name} commented on a shared text`,
      publication: (name: string) => `${name} commented on a shared publication`,
      texts: (name: string) => `${name} commented on shared texts`,
      report: (name: string) => `${name} commented on a shared report`,
    },
  },
  shared: (campaign: string, reader: string) => `Campaign: ${campaign}. Shared with ${reader}.`,
  nothingMoves: "This doesn't change the order. Approve it yourself when you agree.",
  openOrder: "Open the order",
  openReport: "Open the report",
});

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
      subject: texts.subjects[isApproval ? "approved" : "commented"][link.subject](note.name),
      paragraphs: [
        ...(note.body ? [`“${note.body}”`] : []),
        texts.shared(place.name, link.name),
        ...(isApproval ? [texts.nothingMoves] : []),
      ],
      action: {
        label: link.orderId ? texts.openOrder : texts.openReport,
        path: link.orderId ? `${board}?order=${link.orderId}` : `${board}?view=report`,
      },
    },
  ];
}

import { mailAddressesOf } from "#accounts/people/server/queries.ts";
import type { Place } from "#accounts/permissions.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { linkInMail } from "#links/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { moveNamed } from "../order.ts";
import { statusNames } from "../statuses.ts";
import type { MoveRequest, OrderRow } from "./move-request.ts";

type Side = { place: Place; path: string };

/** Mails a move to the other side; what Byline or an operator does, to both. The link leads to where that side works. */
export async function tellOthers(tx: Tx, row: OrderRow, { move: name, party, input }: MoveRequest): Promise<void> {
  const move = moveNamed(name);
  const letter = {
    subject: `Order ${row.number}: ${statusNames[move.to]}`,
    paragraphs: [
      move.texts.mail,
      ...(input.reason ? [`“${input.reason}”`] : []),
      ...(row.title ? [`Title: ${row.title}`] : []),
    ],
  };
  await tellSides(tx, await sidesToTell(tx, row, party), letter);
}

/** Mails the publisher what the advertiser did beside a move, once they know of the order. */
export async function tellPublisher(
  tx: Tx,
  row: OrderRow,
  letter: Pick<Letter, "subject" | "paragraphs">,
): Promise<void> {
  await tellSides(tx, await sidesToTell(tx, row, "client"), letter);
}

/** Mails both sides what Byline found, with the link to where each works. */
export async function tellBoth(tx: Tx, row: OrderRow, letter: Pick<Letter, "subject" | "paragraphs">): Promise<void> {
  await tellSides(tx, await sidesToTell(tx, row, "system"), letter);
}

async function tellSides(tx: Tx, sides: Side[], letter: Pick<Letter, "subject" | "paragraphs">): Promise<void> {
  for (const { place, path: target } of sides) {
    const path = await linkInMail(tx, target);
    for (const recipient of await mailAddressesOf(tx, place)) {
      await sendMail(tx, recipient, { ...letter, action: { label: "Open the order", path } });
    }
  }
}

async function sidesToTell(tx: Tx, row: OrderRow, party: MoveRequest["party"]): Promise<Side[]> {
  const publisher = {
    place: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
    path: `/publisher/orders/${row.publisherOrganizationId}/${row.mediaProjectId}?order=${row.id}`,
  };
  // Until a text was sent the publisher does not know of the order, and need not hear that it is gone.
  const publishers = row.sentAt ? [publisher] : [];
  if (party === "client") return publishers;
  const campaign = await locateCampaign(tx, row.campaignId);
  const client = {
    place: { organizationId: row.clientOrganizationId, projectId: campaign?.projectId },
    path: `/dashboard/${row.clientOrganizationId}/${campaign?.projectId}/${row.campaignId}?order=${row.id}`,
  };
  return party === "publisher" ? [client] : [client, ...publishers];
}

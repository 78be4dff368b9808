import { and, eq, isNull } from "drizzle-orm";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { invitationHappenings } from "../../happenings.ts";
import { invitationDays } from "../../members/members.ts";
import { withoutDomains } from "../../organizations/name.ts";
import { nameOfPerson } from "../../people/server/queries.ts";
import { invitation } from "../../server/tables.ts";
import { type LocatedPlace, locatePlace } from "./queries.ts";

const texts = catalogue("accounts.invitations.mails", {
  subject: "You are invited to work together",
  invited: (inviter: string, organization: string) => `${inviter} invited you to work in ${organization}.`,
  invitedOf: (inviter: string, place: string, organization: string) =>
    `${inviter} invited you to work in ${place} of ${organization}.`,
  linkWorks: (days: number) =>
    `The link works for ${days} days, for this address only. If you didn't expect it, ignore this mail.`,
  accept: "Accept the invitation",
});

type InvitationRow = typeof invitation.$inferSelect;

/**
 * Mails the invitation's link. The secret is made here, so that only the mail holds it. Skips accepted, revoked and
 * deleted invitations.
 */
export async function tellInvitationEvent(
  tx: Tx,
  { verb, subjectId: id }: RecordedEvent<(typeof invitationHappenings)[number]>,
): Promise<Notice[]> {
  if (verb !== "send") return [];
  const token = newSecret();
  const isOpen = and(eq(invitation.id, id), isNull(invitation.acceptedAt), isNull(invitation.revokedAt));
  const [row] = await tx
    .update(invitation)
    .set({ tokenHash: hashOfSecret(token) })
    .where(isOpen)
    .returning();
  const place = row && (await locatePlace(tx, placeOf(row)));
  return place ? [letterOf(row, place, await nameOfPerson(tx, row.invitedBy), token)] : [];
}

const placeOf = ({ organizationId, projectId, mediaProjectId }: InvitationRow) => ({
  organization: organizationId,
  project: projectId ?? undefined,
  media: mediaProjectId ?? undefined,
});

/** Names are strangers' words to the reader: none enters the subject or becomes a link. */
function letterOf({ email }: InvitationRow, place: LocatedPlace, inviter: string, token: string): Notice {
  const [who, where, organization] = [
    withoutDomains(inviter),
    withoutDomains(place.name),
    withoutDomains(place.organizationName),
  ];
  return {
    to: { email },
    subject: texts.subject,
    paragraphs: [
      where === organization ? texts.invited(who, where) : texts.invitedOf(who, where, organization),
      texts.linkWorks(invitationDays),
    ],
    action: { label: texts.accept, path: `/invite?token=${token}`, isSecret: true },
  };
}

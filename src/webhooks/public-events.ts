import { invitationEvents } from "#accounts/invitations/public-events.ts";
import { organizationEvents } from "#accounts/organizations/public-events.ts";
import type { EventSubject, RecordedEvent } from "#events/event.ts";
import type { PublicEvents } from "#events/public-event.ts";
import { agreedPriceEvents, formatEvents } from "#formats/public-events.ts";
import { identityEvents } from "#identity/public-events.ts";
import { importEvents } from "#imports/public-events.ts";
import { mediaEvents } from "#media/public-events.ts";
import { offerEvents } from "#offers/public-events.ts";
import { commentEvents, orderEvents, publicationEvents, reminderEvents } from "#orders/public-events.ts";
import { balanceEvents, topUpEvents, withdrawalEvents } from "#payments/public-events.ts";
import { iri } from "#platform/contract/iri.ts";

/** Null where the API has no resource for the subject. */
export const publicEvents: Record<EventSubject, PublicEvents | null> = {
  offer: offerEvents,
  agreedPrice: agreedPriceEvents,
  order: orderEvents,
  publication: publicationEvents,
  reminder: reminderEvents,
  comment: commentEvents,
  media: mediaEvents,
  format: formatEvents,
  import: importEvents,
  topUp: topUpEvents,
  withdrawal: withdrawalEvents,
  balance: balanceEvents,
  identity: identityEvents,
  invitation: invitationEvents,
  organization: organizationEvents,
  // Readable in a conversation, a shared link and a place's members instead.
  message: null,
  share: null,
  member: null,
  // Told to those who manage the endpoint or the account.
  serviceAccount: null,
  webhook: null,
  // For operators only.
  person: null,
  booksCheck: null,
  knownPages: null,
  disk: null,
  strain: null,
};

export const publicEventNames: readonly string[] = Object.values(publicEvents).flatMap((events) =>
  Object.values(events?.names ?? {}),
);

export type EventNotice = {
  id: string;
  name: string;
  version: number;
  /** The resource's address: `/api/orders/{id}`. */
  about: string;
  sequence: number;
  createdAt: string;
};

/** Returns the public side of a recorded event; undefined for internal ones. */
export function noticeOf({
  id,
  subject,
  subjectId,
  verb,
  sequence,
  createdAt,
}: Pick<RecordedEvent, "id" | "subject" | "subjectId" | "verb" | "sequence" | "createdAt">): EventNotice | undefined {
  const events = publicEvents[subject];
  const name = events?.names[verb];
  if (!events || !name) return undefined;
  const { resource, version } = events;
  return { id, name, version, about: iri(resource.path, subjectId), sequence, createdAt: createdAt.toISOString() };
}

import { adminAddresses } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { findWebhookAddress } from "./queries.ts";

/** Mails whoever may manage the endpoint that Byline paused it. */
export async function tellWebhook(tx: Tx, { subjectId }: RecordedEvent): Promise<Notice[]> {
  const found = await findWebhookAddress(tx, subjectId);
  if (!found) return [];
  const { organizationId, host } = found;
  const people = organizationId === null ? await operatorAddresses(tx) : await adminAddresses(tx, organizationId);
  const letter = {
    subject: `The webhook to ${host} is paused`,
    paragraphs: [
      `${host} has not taken an event for three days, so nothing is sent to it any more.`,
      "Fix the receiver, then resume the webhook. You can resend the events of the last 30 days.",
    ],
    action: { label: "Open the webhook", path: organizationId === null ? "/operator/webhooks" : "/profile/webhooks" },
  };
  return people.map((email) => ({ to: { email }, ...letter }));
}

import { adminAddresses } from "#accounts/organizations/server/queries.ts";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { findWebhookAddress } from "./queries.ts";

const texts = catalogue("webhooks.mails", {
  subject: (host: string) => `The webhook to ${host} is paused`,
  silent: (host: string) => `${host} has accepted no event for three days, so we stopped sending to it.`,
  resume: "Fix the receiver, then resume the webhook. You can resend the events of the last 30 days.",
  open: "Open the webhook",
});

/** Mails whoever may manage the endpoint that Byline paused it. */
export async function tellWebhook(tx: Tx, { subjectId }: RecordedEvent): Promise<Notice[]> {
  const found = await findWebhookAddress(tx, subjectId);
  if (!found) return [];
  const { organizationId, host } = found;
  const people = organizationId === null ? await operatorAddresses(tx) : await adminAddresses(tx, organizationId);
  const letter = {
    subject: texts.subject(host),
    paragraphs: [texts.silent(host), texts.resume],
    action: { label: texts.open, path: organizationId === null ? "/operator/webhooks" : "/profile/webhooks" },
  };
  return people.map((email) => ({ to: { email }, ...letter }));
}

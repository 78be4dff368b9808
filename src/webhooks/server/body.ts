import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import { noticeOf } from "../public-events.ts";
import { slackMessage, teamsMessage, testEventName } from "../webhook.ts";
import type { DueDelivery, SendingWebhook } from "./queries-sending.ts";

type EventPayload = Record<string, unknown>;

/** Reads the resource at an address as its organization's admins, or operators, read it; null where they can't. */
export type ReadPayload = (
  reader: Reader,
  audience: { organizationId: string | null },
  about: { path: string; id: string },
) => Promise<EventPayload | null>;

type WebhookBody = { messageId: string; body: string };

/** The body of a delivery, with the resource as it is now. */
export async function bodyOf(
  reader: Reader,
  { id: webhookId, organizationId, shape }: SendingWebhook,
  delivery: DueDelivery,
  { readPayload, publicUrl }: { readPayload: ReadPayload; publicUrl: string },
): Promise<WebhookBody> {
  const { eventId, createdAt } = delivery;
  const event = eventId === null ? undefined : noticeOf({ ...delivery, id: eventId });
  const notice = event ?? {
    id: delivery.id,
    name: testEventName,
    version: 1,
    about: iri("webhooks", webhookId),
    sequence: 0,
    createdAt: createdAt.toISOString(),
  };
  const [, , path = "", id = ""] = notice.about.split("/");
  const payload = event ? await readPayload(reader, { organizationId }, { path, id }) : null;
  const { name } = notice;
  const told = { name, title: titleOf(payload), url: publicUrl };
  const bodies = {
    standard: () => ({ type: name, timestamp: notice.createdAt, data: { ...notice, payload } }),
    slack: () => slackMessage(told),
    teams: () => teamsMessage(told),
  };
  return { messageId: notice.id, body: JSON.stringify(bodies[shape]()) };
}

const titleFields = ["number", "title", "mediaName", "name", "organizationName"];

/** The words by which people know the resource. */
const titleOf = (payload: EventPayload | null): string =>
  titleFields
    .map((field) => payload?.[field])
    .filter((value) => typeof value === "string" && value !== "")
    .join(" · ");

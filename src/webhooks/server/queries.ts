import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import { iri } from "#platform/contract/iri.ts";
import type { PageQuery } from "#platform/contract/wire.ts";
import type { Asking, Reader } from "#platform/database/database.ts";
import { type ListedPage, readList, readListKeys } from "#platform/lists/list.ts";
import { type List, newestFirst, parameters } from "#platform/lists/list-statements.ts";
import type { WebhookItem } from "../contract.ts";

const waitingMost = 1_000;

type InstantField = "formerSecretEndsAt" | "failingSince" | "deliveredAt" | "createdAt" | "updatedAt";
type ListedWebhook = Omit<WebhookItem, InstantField | "organization" | "secret"> &
  Record<Exclude<InstantField, "createdAt" | "updatedAt">, Date | null> & {
    organizationId: string | null;
    createdAt: Date;
    updatedAt: Date;
  };

const columns = `webhook.id, webhook.organization_id AS "organizationId", webhook.url, webhook.description, webhook.events, webhook.shape,
  webhook.state, CASE WHEN webhook.former_secret_ends_at > now() THEN webhook.former_secret_ends_at END AS "formerSecretEndsAt",
  webhook.failing_since AS "failingSince", webhook.delivered_at AS "deliveredAt", webhook.created_at AS "createdAt", webhook.updated_at AS "updatedAt",
  (SELECT count(*) FROM (SELECT FROM webhook_delivery AS own WHERE own.webhook_id = webhook.id AND own.due_at IS NOT NULL
    LIMIT ${waitingMost}) AS counted)::integer AS waiting`;

type WebhookFilter = { organization?: string | undefined; operators?: "true" | undefined };

/** Webhooks of organizations that the actor administers; an operator's include the operators' own. */
export async function listWebhooks(
  reader: Reader,
  actor: Actor,
  { organization, operators, ...page }: PageQuery & WebhookFilter,
): Promise<ListedPage<WebhookItem>> {
  const list = { ...ownList(actor, { organization, operators }), columns, joins: "JOIN webhook USING (id)" };
  return readList<ListedWebhook, WebhookItem>(reader, list, page, (row) => representWebhook(row, null));
}

function ownList(actor: Actor, { organization, operators }: WebhookFilter): List {
  const { values, of } = parameters();
  const own = organizationsWhere(actor, "webhook.edit");
  const shown = operators ? [] : own.filter((each) => organization === undefined || each === organization);
  const conditions = [
    ...shown.map((each) => `item.organization_id = ${of(each)}`),
    ...(actor.operator && organization === undefined ? ["item.organization_id IS NULL"] : []),
  ];
  const branches = conditions.map((condition) => ({ from: "webhook AS item", where: [condition] }));
  return { branches, order: newestFirst, values };
}

const one = `SELECT ${columns} FROM webhook
  WHERE webhook.id = $1 AND (webhook.organization_id = ANY ($2::uuid[]) OR ($3 AND webhook.organization_id IS NULL))`;

/** `secret` is set only where it was just made. */
export async function findWebhook(
  reader: Reader,
  actor: Actor,
  id: string,
  secret: string | null = null,
): Promise<WebhookItem | undefined> {
  const values = [id, organizationsWhere(actor, "webhook.edit"), actor.operator];
  const { rows } = await reader.$client.query<ListedWebhook>({ name: "webhook-one", text: one, values });
  return rows[0] && representWebhook(rows[0], secret);
}

const shownTogether = 40;

/** Ids of the newest webhooks that the actor manages. */
export const readWebhooksOf = (asking: Asking, actor: Actor): Promise<string[]> =>
  readListKeys(asking, ownList(actor, {}), shownTogether);

type AddressOfWebhook = { organizationId: string | null; host: string };

/** The owner and the host of an endpoint, for a mail about it. */
export async function findWebhookAddress({ $client }: Asking, id: string): Promise<AddressOfWebhook | undefined> {
  const text = `SELECT organization_id AS "organizationId", substring(url FROM '^https?://([^/?#]+)') AS host FROM webhook WHERE id = $1`;
  const { rows } = await $client.query<AddressOfWebhook>({ name: "webhook-address", text, values: [id] });
  return rows[0];
}

function representWebhook({ organizationId, ...row }: ListedWebhook, secret: string | null): WebhookItem {
  return {
    ...row,
    organization: organizationId && iri("organizations", organizationId),
    secret,
    formerSecretEndsAt: row.formerSecretEndsAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

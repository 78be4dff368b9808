import { eq, isNull, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { outsideScope } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { dueNow } from "#platform/database/now.ts";
import { takeTurn } from "#platform/database/turn.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { conflict, forbidden, invalid, notFound } from "#platform/http/errors.ts";
import { FetchRefused, refuseAddress } from "#platform/http/outgoing/guarded-address.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { webhookEdit, webhookInput } from "../contract.ts";
import { secretOverlapHours, webhooksMax } from "../webhook.ts";
import { authorizeWebhook } from "./authorize-webhook.ts";
import { makeFailedDue } from "./note-turn.ts";
import { deliverSince } from "./queries-fan-out.ts";
import { newSigningSecret, sealSecret } from "./secrets.ts";
import { webhook, webhookDelivery } from "./tables.ts";

const texts = catalogue("webhooks.server.commands", {
  tooManyWebhooks: (webhooksMax: number) => `There are ${webhooksMax} webhooks. Remove one that nobody needs any more.`,
  webhookPaused: "This webhook is paused. Resume it first, then send.",
  credentials: "Leave name and password out: deliveries are signed instead.",
  notHttps: "Give an address that begins with https://.",
});

export type WebhookParts = { sealer: Sealer; hosts: ReadonlyMap<string, string> };

type StoredWebhook = typeof webhook.$inferSelect;

/** Only this answer holds the secret. Throws 409 `too_many_webhooks`, 422 for an address inside a private network. */
export async function createWebhook(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, ...input }: z.infer<typeof webhookInput>,
  { sealer, hosts }: WebhookParts,
): Promise<{ id: string; secret: string }> {
  if (organizationId === null && !actor.operator) throw forbidden();
  authorizeWebhook(actor, organizationId);
  requireReading(actor);
  refuseUnreachable(input.url, hosts);
  await takeTurn(tx, `webhooks ${organizationId}`);
  const siblings =
    organizationId === null ? isNull(webhook.organizationId) : eq(webhook.organizationId, organizationId);
  if ((await tx.$count(webhook, siblings)) >= webhooksMax)
    throw conflict("too_many_webhooks", texts.tooManyWebhooks(webhooksMax));
  const [id, secret] = [v7(), newSigningSecret()];
  const values = { id, organizationId, ...input, sealedSecret: sealSecret(sealer, id, secret) };
  const [after] = await tx.insert(webhook).values(values).returning();
  await writeAudit(tx, actor, { kind: "webhook", subject: hostOf(input.url), after: after && auditedOf(after) });
  return { id, secret };
}

/** An endpoint that begins anew is sent at once what it did not take before, in order (decision 0186). */
export async function editWebhook(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof webhookEdit>,
  { hosts }: Pick<WebhookParts, "hosts">,
): Promise<void> {
  const before = await lockWebhook(tx, actor, id);
  if (input.url !== undefined) refuseUnreachable(input.url, hosts);
  const isBegun = input.state === "active" && before.state !== "active";
  const isAfresh = isBegun || input.url !== undefined;
  const change = { ...input, ...(isAfresh ? afresh : {}), updatedAt: sql`now()` };
  const [after] = await tx.update(webhook).set(change).where(eq(webhook.id, id)).returning();
  if (isAfresh) await makeFailedDue(tx, id);
  if (after)
    await writeAudit(tx, actor, {
      kind: "webhook",
      subject: hostOf(after.url),
      before: auditedOf(before),
      after: auditedOf(after),
    });
}

const afresh = { failures: 0, failingSince: null, restsUntil: null };

export async function removeWebhook(tx: Tx, actor: Actor, id: string): Promise<void> {
  const before = await lockWebhook(tx, actor, id);
  await tx.delete(webhook).where(eq(webhook.id, id));
  await writeAudit(tx, actor, { kind: "webhook", subject: hostOf(before.url), before: auditedOf(before) });
}

/** Returns the new secret. The former one signs too for a day, and the one before it no longer. */
export async function rotateSecret(tx: Tx, actor: Actor, id: string, sealer: Sealer): Promise<string> {
  const before = await lockWebhook(tx, actor, id);
  const secret = newSigningSecret();
  await tx
    .update(webhook)
    .set({
      sealedSecret: sealSecret(sealer, id, secret),
      formerSecret: before.sealedSecret,
      formerSecretEndsAt: sql`now() + make_interval(hours => ${secretOverlapHours})`,
      updatedAt: sql`now()`,
    })
    .where(eq(webhook.id, id));
  await writeAudit(tx, actor, {
    kind: "webhook",
    subject: hostOf(before.url),
    before: { secret: "former" },
    after: { secret: "new" },
  });
  return secret;
}

/** Files a delivery without an event. */
export async function sendTestEvent(tx: Tx, actor: Actor, id: string): Promise<void> {
  requireActive(await lockWebhook(tx, actor, id));
  await tx.insert(webhookDelivery).values({ webhookId: id, objectId: id, position: 0, dueAt: sql.raw(dueNow) });
}

/** Makes all events since a moment due once more. */
export async function resendSince(tx: Tx, actor: Actor, id: string, since: Date): Promise<void> {
  requireActive(await lockWebhook(tx, actor, id));
  await deliverSince(tx, id, since);
}

/** Returns the endpoint, locked. Throws 404 for a stranger's. */
export async function lockWebhook(tx: Tx, actor: Actor, id: string): Promise<StoredWebhook> {
  const [row] = await tx.select().from(webhook).where(eq(webhook.id, id)).for("update");
  if (!row) throw notFound("This webhook");
  authorizeWebhook(actor, row.organizationId);
  requireReading(actor);
  return row;
}

/** An endpoint reads for good, so a token that may not read neither makes nor moves one. */
function requireReading({ grantScopes }: Actor): void {
  if (grantScopes && !grantScopes.includes("read")) throw outsideScope();
}

export function requireActive({ state }: StoredWebhook): void {
  if (state !== "active") throw conflict("webhook_paused", texts.webhookPaused);
}

/** A closed organization tells nobody. */
export async function forgetWebhooks(tx: Tx, organizationId: string): Promise<void> {
  await tx.delete(webhook).where(eq(webhook.organizationId, organizationId));
}

/** Only https to public addresses; hosts that the operator gave an address are as trusted as the operator. */
function refuseUnreachable(url: string, hosts: ReadonlyMap<string, string>): void {
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password) throw invalid("url", texts.credentials);
  if (protocol !== "https:" && !hosts.has(hostname)) throw invalid("url", texts.notHttps);
  try {
    refuseAddress(url, { hosts, ports: "any at given hosts" });
  } catch (error) {
    if (error instanceof FetchRefused) throw invalid("url", error.message);
    throw error;
  }
}

const hostOf = (url: string): string => new URL(url).host;

/** An address of a chat is a secret by itself: the trail keeps its host. */
const auditedOf = ({ url, events, shape, state }: StoredWebhook) => ({
  host: hostOf(url),
  events: events.join(", "),
  shape,
  state,
});

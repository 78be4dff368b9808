import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { notFound } from "#platform/http/errors.ts";

/** Admins of its organization, or operators where it has none; throws 404 or 403 for others. */
export function authorizeWebhook(actor: Actor, organizationId: string | null): void {
  if (organizationId !== null) authorize(actor, "webhook.edit", { organizationId }, "This webhook");
  else if (!actor.operator) throw notFound("This webhook");
}

import { z } from "zod";
import { noticeKinds } from "../src/events/event.ts";
import type { Operation, Resource } from "../src/platform/http/resource.ts";
import { resourcesOf } from "../src/resources.ts";

export type DeclaredOperation = { resource: Resource; operation: Operation };

/** Every declared operation. Tests know of no other routes. */
export const operations: DeclaredOperation[] = resourcesOf({ PAYMENT_PROVIDER: "sandbox" }).flatMap((resource) =>
  resource.operations.map((operation) => ({ resource, operation })),
);

export const urlOf = (resource: Resource, operation: Operation, id = "") =>
  `/api/${resource.path}${operation.path.replace("{id}", id)}`;

/** `POST /api/orders/{id}/accept` */
export const nameOf = ({ resource, operation }: DeclaredOperation) =>
  `${operation.method} /api/${resource.path}${operation.path}`;

/** Notifies a person ($1) of any event. */
export const aNotification = `
  INSERT INTO notification (id, event_id, user_id, kind, title, paragraphs, action_label, path)
  SELECT new_id(), (SELECT id FROM event LIMIT 1), $1, 'orderUpdates', 'Order: Sent', '{Read it}', 'Open', '/dashboard'
  RETURNING id`;

/** A call of an agent in the name of a person ($1). */
export const anAgentCall = `
  INSERT INTO agent_call (id, user_id, token_id, token_name, app, tool, outcome)
  VALUES (new_id(), $1, new_id(), 'Buyer', 'Some app 1', 'me', 'done') RETURNING id`;

/** A message by a person ($2) about an order ($1). */
export const aMessage = `
  INSERT INTO message (id, subject, subject_id, speaker, author_id, body)
  VALUES (new_id(), 'order', $1, 'client', $2, 'We pay $123.47 for it.') RETURNING id`;

/** An invoice to an organization ($1) for an order ($2), under a number ($3). */
export const anInvoice = `
  INSERT INTO invoice (id, organization_id, kind, number, posting_id, order_id, order_number, description, seller, buyer, gross_cents,
    net_cents, tax_cents, rate_basis_points, is_reverse_charge, supplied_at)
  SELECT new_id(), $1, 'invoice', $3, id, $2, 'Q1', 'Publication', party, party, 500, 500, 0, 0, false, now()
  FROM ledger_posting, (SELECT '{"name": "", "address": "", "country": "", "taxId": ""}'::jsonb AS party) AS parties
  WHERE ledger_posting.order_id = $2 AND ledger_posting.kind = 'hold'
  RETURNING id`;

/** A commission of an organization ($1) on an order ($2). */
export const aCommission = `
  INSERT INTO commission (id, organization_id, posting_id, paid_for_id, order_number, fee_cents, amount_cents, due_at)
  SELECT new_id(), $1, id, $2, 'Q1', 500, 50, now() FROM ledger_posting WHERE order_id = $2 AND kind = 'hold' RETURNING id`;

/** A voucher that an organization ($1) redeemed, with a try of its code by a person ($2). */
export const aRedemption = `
  WITH made AS (
    INSERT INTO voucher (id, code, amount_cents, ends_at, redemptions_max)
    VALUES (new_id(), gen_random_uuid()::text, 500, now() + interval '1 day', 1) RETURNING *)
  INSERT INTO voucher_redemption (id, organization_id, user_id, voucher_id, outcome, amount_cents, ends_at)
  SELECT new_id(), $1, $2, id, 'redeemed', amount_cents, ends_at FROM made RETURNING id`;

/** Meets the schema as far as a sample can: existing ids, long enough texts. */
export function sampleBody(operation: Operation, own: Record<string, string>): Record<string, unknown> {
  const links: Record<string, string | undefined> = {
    ...own,
    organization: own.Organization,
    project: own.Project,
    campaign: own.Campaign,
    media: own.Media,
    format: own.Format,
    order: own.Order,
  };
  const known: Record<string, unknown> = {
    ...links,
    thresholdCents: 1_000,
    dayMaximumCents: 5_000_000,
    name: "Some name",
    kind: "agency",
    goal: "seo",
    url: "https://sample.example/",
    mediaType: "Blog",
    languages: ["en"],
    countries: ["US"],
    topics: [],
    formatType: "Advertorial",
    priceCents: 500,
    prices: [{ format: own.Format, priceCents: 500, seenCents: 500 }],
    textMinCharacters: 1,
    textMaxCharacters: 50,
    turnaroundHours: 5,
    hyperlinksMax: 1,
    hyperlinkKind: "Dofollow",
    imagesMax: 1,
    permanenceMonths: 1,
    amountCents: 5_000,
    reason: "Because",
    brief: "A roastery opens, with a tasting",
    publishDateMode: "After",
    publicationUrl: "https://sample.example/x",
    code: "friend",
    subject: "report",
    line: crypto.randomUUID(),
    lines: [crypto.randomUUID()],
    version: 1,
    ...Object.fromEntries(noticeKinds.map((kind) => [kind, "at_once"])),
    email: "somebody@new.example",
    token: "x".repeat(43),
    scopes: ["read"],
    member: own.OrganizationMember,
    query: "country=US",
    domains: ["sample.example"],
    path: "/somewhere",
    target: "/media",
    method: "dns",
    body: "Hello",
    title: "A title",
    country: "IE",
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    redemptionsMax: 1,
    rateBasisPoints: 2_300,
    reversesCharge: false,
    content: "<p>A text</p>",
    passage: "a passage",
    upTo: crypto.randomUUID(),
    since: new Date().toISOString(),
  };
  const shape = (operation.input as z.ZodObject | undefined)?.shape ?? {};
  const takes = (field: string, value: unknown) => z.safeParse(shape[field] as z.ZodType, value).success;
  const fields = Object.keys(shape).filter((field) => !takes(field, undefined) || field === "organizationRole");
  if (fields.includes("organizationRole"))
    return { email: known.email, organization: own.Organization, organizationRole: "VIEWER" };
  // A role is a name in an organization and a number elsewhere; `kind` belongs to an organization, mark or extra.
  const choices: Record<string, unknown[]> = {
    role: ["VIEWER", 2],
    kind: ["agency", "favourite", "custom"],
    lines: [[crypto.randomUUID()], [{ format: own.Format }]],
  };
  const sampleOf = (field: string) => choices[field]?.find((choice) => takes(field, choice)) ?? known[field];
  return Object.fromEntries(fields.map((field) => [field, sampleOf(field)]));
}

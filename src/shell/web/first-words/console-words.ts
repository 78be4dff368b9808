import { texts as agents } from "#agents/web/texts.ts";
import { texts as audit } from "#audit/web/texts.ts";
import { texts as deeds } from "#deeds/web/texts.ts";
import { texts as identity } from "#identity/web/texts.ts";
import { texts as imports } from "#imports/web/texts.ts";
import { texts as links } from "#links/web/texts.ts";
import { texts as books } from "#operator/books/web/texts.ts";
import { texts as confirmations } from "#operator/confirmations/web/texts.ts";
import { texts as metrics } from "#operator/metrics/web/texts.ts";
import { texts as orderRecords } from "#operator/orders/web/texts.ts";
import { texts as organizations } from "#operator/organizations/web/texts.ts";
import { texts as outletRecords } from "#operator/outlets/web/texts.ts";
import { texts as people } from "#operator/people/web/texts.ts";
import { texts as review } from "#operator/review/web/texts.ts";
import { texts as setup } from "#operator/setup/web/texts.ts";
import { texts as claims } from "#orders/claims/web/texts.ts";
import { texts as disputes } from "#orders/disputes/web/texts.ts";
import { texts as shares } from "#orders/shares/web/texts.ts";
import { texts as invoices } from "#payments/invoices/web/texts.ts";
import { texts as taxes } from "#payments/taxes/web/texts.ts";
import { texts as topUps } from "#payments/top-ups/web/operator/texts.ts";
import { texts as vouchers } from "#payments/vouchers/web/texts.ts";
import { texts as withdrawals } from "#payments/withdrawals/web/operator/texts.ts";
import type { FirstWords } from "#platform/contract/first-words.ts";
import { texts as cases } from "#platform/web/components/cases/texts.ts";
import { texts as fees } from "#settings/fees/web/texts.ts";
import { texts as flags } from "#settings/flags/web/texts.ts";
import { texts as redirects } from "#settings/redirects/web/texts.ts";
import { texts as settings } from "#settings/web/texts.ts";
import { texts as statement } from "#wallet/statement/web/texts.ts";
import { texts as webhooks } from "#webhooks/web/texts.ts";
import { consoleFields } from "./field-words.ts";
import { instead, invoiceRows, oneOf, onlyFor, openImport, wayBack, withNone, withSome } from "./placed-words.ts";

const searched = { look: "data", below: 72, inset: 42 } as const;
const queued = { look: "case", below: 49 } as const;

const caseRows = (of: string, name: string, opened: string, ...states: string[]) => ({
  of,
  lines: [
    name,
    "{orderNumber} · {mediaName}",
    `${disputes.between("{clientName}", "{publisherName}")} · ${opened}`,
    ...states,
  ],
  ...queued,
});

const isOwn = withSome("isOwn") + onlyFor("state", "waiting");

/** Both leave out a decided dispute. */
const openStates = [
  withNone("decidedAt", "isReady") + disputes.answerUntil("{answerDueAt|instant}"),
  withNone("decidedAt") + withSome("isReady") + disputes.ready,
];

const textsOf = (words: Readonly<Record<string, { text: string }>>) =>
  Object.fromEntries(Object.entries(words).map(([name, { text }]) => [name, text]));

/** The operator's console. */
export const consoleWords: Readonly<Record<string, FirstWords>> = {
  "/operator": { title: review.title },
  "/operator/orders": {
    title: orderRecords.title,
    rows: {
      of: "/order_records",
      lines: [
        "{title}",
        orderRecords.about(
          "{number}",
          "{formatType}",
          "{mediaName}",
          orderRecords.between("{clientName}", "{publisherName}"),
        ),
      ],
      ...searched,
    },
  },
  "/operator/outlets": {
    title: outletRecords.title,
    rows: {
      of: "/outlet_records",
      lines: [
        "{name}",
        `{domain} · {mediaType} · {organizationName} · ${oneOf("verified", { true: outletRecords.verified, false: outletRecords.unverified })}`,
      ],
      ...searched,
    },
  },
  "/operator/disputes": {
    title: disputes.title,
    rows: caseRows(
      "/disputes",
      "{extraName/title}",
      `${oneOf("openedBy", disputes.opened)} · {createdAt|instant}`,
      ...openStates,
    ),
  },
  "/operator/disputes/$id": {
    title: { of: "/disputes/$id", text: disputes.of("{orderNumber}", null) },
    above: wayBack,
  },
  "/operator/claims": {
    title: claims.title,
    rows: caseRows("/claims", "{title}", claims.opened("{createdAt|instant}")),
  },
  "/operator/claims/$id": {
    title: { of: "/claims/$id", text: claims.of("{orderNumber}") },
    rows: [
      { of: "/orders/", lines: ["{title}"], look: "headline", at: { top: 100, start: 72, end: 0 } },
      { of: "/orders/", lines: ["{brandDescription}"], look: "note", at: { top: 246, start: 118, end: 0 } },
    ],
    above: wayBack,
  },
  "/operator/withdrawals": {
    title: withdrawals.title,
    rows: {
      of: "/withdrawals",
      lines: ["{organizationName}", withdrawals.to("{payeeHolder}", "{payeeAccount}")],
      look: "case",
      below: 107,
      inset: 32,
    },
  },
  "/operator/withdrawals/$id": { title: { of: "/withdrawals/$id", text: "{organizationName}" }, above: wayBack },
  "/operator/identity": {
    title: identity.review.title,
    rows: {
      of: "/identity_verifications",
      lines: ["{organizationName}", `{legalName} · ${oneOf("kind", identity.kinds)} · {country|region}`],
      ...queued,
    },
  },
  "/operator/identity/$id": {
    title: { of: "/identity_verifications/$id", text: "{organizationName}" },
    above: wayBack,
  },
  "/operator/imports": { title: imports.title, lead: imports.lead },
  "/operator/imports/$id": openImport,
  "/operator/top-ups": { title: topUps.title, lead: topUps.lead },
  "/operator/top-ups/$id": { title: { of: "/top_ups/$id", text: "{organizationName}" }, above: wayBack },
  "/operator/vouchers": { title: vouchers.title, lead: vouchers.lead },
  "/operator/documents": {
    title: invoices.operator.title,
    lead: invoices.operator.lead,
    rows: { ...invoiceRows, below: 118 },
  },
  "/operator/taxes": { title: taxes.title, lead: taxes.lead },
  "/operator/people": {
    title: people.title,
    rows: { of: "/person_records", lines: ["{name/email}"], look: "titled", below: 72 },
  },
  "/operator/organizations": {
    title: organizations.title,
    rows: { of: "/organization_records", lines: ["{name}"], look: "titled", below: 72 },
  },
  "/operator/organizations/$id/statement": { title: statement.title, above: 20 },
  "/operator/confirmations": {
    title: deeds.title,
    rows: {
      of: "/operator_deeds",
      lines: [`[${deeds.of(oneOf("deed", deeds.deeds), "{amountCents|cents}", ["{organizations}"])}]`, "{reason}"],
      ...queued,
    },
  },
  "/operator/confirmations/$id": {
    title: { of: "/operator_deeds/$id", text: oneOf("deed", deeds.deeds) },
    rows: {
      of: "/operator_deeds/$id",
      lines: [isOwn + cases.decision, isOwn + confirmations.own],
      look: "side",
      at: { top: 100, end: 0, width: 307 },
    },
    above: wayBack,
  },
  "/operator/fees": { title: fees.title, lead: fees.lead },
  "/operator/books": { title: books.title },
  "/operator/setup": {
    title: setup.title,
    lead: setup.lead,
    rows: {
      of: "/setups/",
      in: "steps",
      lines: ["{title}", oneOf("step", textsOf(setup.steps))],
      look: "step",
      below: -16,
    },
    size: "narrow",
  },
  "/operator/settings": { title: settings.title, rows: consoleFields },
  "/operator/flags": { title: flags.title, lead: flags.lead },
  "/operator/redirects": {
    title: redirects.title,
    lead: redirects.lead,
    rows: instead("/path_redirects?", 172, { title: redirects.none, text: redirects.noneText }),
  },
  "/operator/links": {
    title: links.title,
    lead: links.lead,
    rows: {
      of: "/tracked_links",
      lines: ["{name}", withNone("name") + oneOf("purpose", links.purposes), "{path|here}", links.leadsTo("{target}")],
      look: "link",
      below: 74,
      outset: 312,
    },
  },
  "/operator/shared-links": { title: shares.allPage.title, lead: shares.allPage.lead },
  "/operator/metrics": { title: metrics.title, lead: metrics.lead },
  "/operator/webhooks": { title: webhooks.title, lead: webhooks.operatorLead, link: webhooks.documentation },
  "/operator/audit": { title: audit.title, lead: audit.lead },
  "/operator/agents": { title: agents.title, lead: agents.operatorLead },
};

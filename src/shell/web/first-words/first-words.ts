import { texts as members } from "#accounts/members/web/texts.ts";
import { texts as profile } from "#accounts/web/profile/texts.ts";
import { texts as activity } from "#activity/web/texts.ts";
import { texts as affiliate } from "#affiliate/web/texts.ts";
import { texts as agents } from "#agents/web/texts.ts";
import { texts as signIn } from "#auth/web/settings/texts.ts";
import { campaignFormTexts as campaignForm } from "#campaigns/web/form-texts.ts";
import { texts as cart } from "#cart/web/texts.ts";
import { texts as agreedPrices } from "#formats/agreed-prices/web/texts.ts";
import { texts as formatEditor } from "#formats/editor/web/texts.ts";
import { publisherDashboardWords } from "#formats/web/publisher/words.ts";
import { texts as identity } from "#identity/web/texts.ts";
import { texts as imports } from "#imports/web/texts.ts";
import { texts as lists } from "#marketplace/marks/web/lists/texts.ts";
import { texts as marketplace } from "#marketplace/web/texts.ts";
import { setupListWords } from "#media/web/setup/setup-list-words.ts";
import { texts as media } from "#media/web/texts.ts";
import { texts as inbox } from "#messages/inbox/web/texts.ts";
import { texts as messages } from "#messages/search/web/texts.ts";
import { texts as notifications } from "#notifications/web/texts.ts";
import { texts as offers } from "#offers/web/texts.ts";
import { texts as shares } from "#orders/shares/web/texts.ts";
import { texts as orders } from "#orders/web/texts.ts";
import { texts as invoices } from "#payments/invoices/web/texts.ts";
import { texts as topUps } from "#payments/top-ups/web/texts.ts";
import { texts as withdrawals } from "#payments/withdrawals/web/texts.ts";
import type { FirstWords, WordlessScreen } from "#platform/contract/first-words.ts";
import { texts as swap } from "#swap/web/texts.ts";
import { texts as statement } from "#wallet/statement/web/texts.ts";
import { texts as wallet } from "#wallet/web/texts.ts";
import { texts as webhooks } from "#webhooks/web/texts.ts";
import { cartSummary } from "./cart-words.ts";
import { consoleWords } from "./console-words.ts";
import { balances, withdrawable, withdrawalWords } from "./money-words.ts";
import {
  currentOrganization,
  instead,
  invoiceRows,
  numberOf,
  oneOf,
  onlyFor,
  onlyWith,
  openImport,
  reader,
  withNone,
} from "./placed-words.ts";

const before = { because: "Nobody is signed in there yet." };
const bare = { because: "It has no bar, so it has no frame." };
const elsewhere = { because: "It leads elsewhere." };

const kindOfOrganization = "currentOrganization.kind";
const onlyOfPublishers = onlyFor(kindOfOrganization, "publisher");
const onlyOfBuyers = oneOf(kindOfOrganization, { agency: "", company: "", individual: "" });

const orderRows = { of: "/orders", lines: ["{title}"], look: "table" } as const;

const offerRows = {
  of: "/offers",
  lines: ["{mediaName}", "{formatType} · {campaignName/projectName}"],
  look: "table",
  below: 88,
  inset: 54,
} as const;

/** A lead that belongs to the title. */
const underTitle = -36;

const openOffer: FirstWords = {
  title: { of: "/offers/$id", text: offers.make.title("{mediaName}") },
  above: 30,
  inset: 72,
};

/** THE list of what screens say first (decision 0293): the build writes it beside each screen's scripts. */
export const firstWords: Readonly<Record<string, FirstWords | WordlessScreen>> = {
  "/": elsewhere,
  "/sign-in": before,
  "/sign-up": before,
  "/forgot": before,
  "/reset": before,
  "/confirm": bare,
  "/invite": bare,
  "/connect/$id": bare,
  "/second-factor": bare,
  "/setup": bare,
  "/survey": { because: "Earlier answers decide which question is first." },

  "/profile/general": { title: profile.general.title },
  "/profile/billing": { title: wallet.billing.title, rows: balances },
  "/profile/billing/invoices": {
    title: invoices.title,
    lead: { of: "/invoices", text: invoices.lead },
    rows: { ...invoiceRows, below: 118 },
    above: 20,
  },
  "/profile/billing/statement": {
    title: statement.title,
    lead: { of: reader, text: onlyWith("wallet.read") + statement.lead(currentOrganization), below: 89 },
    above: 20,
  },
  "/profile/extras": { title: profile.extras.title, lead: profile.extras.lead, link: profile.extras.documentation },
  "/profile/webhooks": {
    title: webhooks.title,
    lead: { of: "/webhooks", text: webhooks.lead },
    link: webhooks.documentation,
  },
  "/profile/agents": { title: agents.title, lead: agents.lead, link: agents.connect },
  "/profile/media": {
    title: lists.title,
    rows: instead("/medium_marks?", 319, { title: lists.empty.favourite, text: lists.emptyText.favourite }),
  },
  "/profile/settings": {
    title: profile.settings.title,
    rows: { of: reader, lines: [signIn.email, signIn.emailText("{email}")], look: "topic" },
  },
  "/profile/shared-links": { title: shares.page.title, lead: { of: "/shared_links", text: shares.page.lead } },
  "/profile/affiliate": {
    title: affiliate.title,
    lead: { of: "/affiliates/", text: affiliate.lead(numberOf("percent"), numberOf("months"), numberOf("lockDays")) },
  },
  "/profile/notifications": { title: notifications.title, lead: notifications.preferences.lead, size: "narrow" },
  "/messages": { title: messages.title, lead: messages.lead, size: "narrow" },
  "/notifications": {
    title: inbox.title,
    rows: { of: "/notifications?itemsPerPage=20", lines: ["{title}", "{text}"], look: "line", below: 55, inset: 46 },
  },

  "/media": { title: marketplace.title },
  "/media/$id": {
    title: { of: "/media/$id", text: "{name}" },
    story: { of: "/media/$id", text: "{description}" },
    above: 26,
  },

  "/dashboard": { because: "It greets by the hour of the day." },
  "/dashboard/$organizationId": { title: { of: "/organizations/$organizationId", text: "{name}" }, above: 40 },
  "/dashboard/$organizationId/$projectId/$campaignId": {
    title: { of: "/campaigns/$campaignId", text: "{name}" },
    above: 40,
    size: "wide",
  },
  "/orders": { title: orders.list.title, rows: { ...orderRows, below: 132, inset: 98 } },
  "/offers": { title: offers.title, rows: offerRows },
  "/offers/$id": openOffer,
  "/offers/prices": { title: agreedPrices.title, lead: { of: "/agreed_prices", text: agreedPrices.lead.client } },
  "/project/$id": {
    title: { of: "/projects/$id", text: "{name}" },
    rows: { of: "/projects/$id", lines: ["", "{brandDescription}"], look: "guide", below: 85, inset: 21 },
  },
  "/project/$id/campaign": { title: campaignForm.newTitle, size: "narrow" },
  "/campaign/edit/$id": {
    title: { of: "/campaigns/$id", text: campaignForm.editTitle("{name}") },
    size: "narrow",
  },
  "/order/$id/swap": {
    title: swap.title,
    lead: { of: "/orders/$id", text: swap.lead("{mediaName}", "{formatType}") },
  },
  "/cart": { title: cart.title, rows: cartSummary("/carts?"), above: 20 },
  "/cart/$id": { title: cart.title, rows: cartSummary("/carts/$id"), above: 20 },

  "/withdrawal": {
    title: withdrawals.title,
    lead: { of: reader, text: onlyOfPublishers + withdrawals.lead(currentOrganization), below: underTitle },
    rows: withdrawable,
  },
  "/withdrawal/pending": withdrawalWords("pending"),
  "/withdrawal/success": withdrawalWords("success"),
  "/withdrawal/fail": withdrawalWords("fail"),
  "/top-up": {
    title: topUps.title,
    lead: {
      of: reader,
      text: onlyOfBuyers + onlyWith("wallet.topUp") + topUps.lead(currentOrganization),
      below: underTitle,
    },
  },
  "/top-up/$id": { title: topUps.state.title },
  "/stripe/account-onboarding/$": elsewhere,

  "/publisher": elsewhere,
  "/publisher/setup": { title: media.setup.title, lead: media.setup.lead, size: "narrow" },
  "/publisher/kyc": {
    title: identity.title,
    lead: { of: reader, text: onlyOfPublishers + onlyWith("identity.verify") + identity.lead(currentOrganization) },
    size: "narrow",
  },
  "/publisher/setup-list": { title: setupListWords.title, lead: setupListWords.lead, size: "narrow" },
  "/publisher/dashboard": {
    title: { of: reader, text: onlyOfPublishers + currentOrganization },
    above: -57,
  },
  "/publisher/outlets": {
    title: publisherDashboardWords.title,
    rows: { of: "/media?", lines: ["{name}", "{domain} · {mediaType}"], look: "titled", below: 180, inset: 21 },
  },
  "/publisher/dashboard/activity": {
    title: activity.title,
    lead: activity.lead,
    rows: {
      of: "/activities",
      lines: [
        `[${activity.order("{number}")}] · {title} · {mediaName}`,
        `[${withNone("number")}${activity.offer}] · {title} · {mediaName}`,
        "{message}",
      ],
      look: "moment",
      below: 44,
      inset: 39,
    },
  },
  "/publisher/dashboard/$organizationId": {
    title: { of: "/organizations/$organizationId", text: activity.of("{name}") },
  },
  "/publisher/dashboard/members": {
    title: { of: reader, text: "{currentMediaProject.name}" },
    rows: { of: reader, lines: [members.title, members.seesAll], look: "part" },
  },
  "/publisher/dashboard/offers": { title: offers.title, rows: offerRows },
  "/publisher/dashboard/offers/$id": openOffer,
  "/publisher/dashboard/offers/prices": {
    title: agreedPrices.title,
    lead: { of: "/agreed_prices", text: agreedPrices.lead.publisher },
  },
  "/publisher/import": { title: imports.title, lead: imports.lead },
  "/publisher/import/$id": openImport,
  "/publisher/orders": {
    title: orders.inbox.title,
    lead: orders.inbox.lead,
    rows: { ...orderRows, below: 91, inset: 54 },
    size: "wide",
  },
  "/publisher/orders/$organizationId/$mediaProjectId": {
    title: { of: "/media/$mediaProjectId", text: orders.inbox.of("{name}") },
    rows: [
      { ...orderRows, below: 91, inset: 54 },
      instead("/orders?", 236, { title: orders.inbox.none, text: orders.inbox.noneText }),
    ],
    size: "wide",
  },
  "/format/create": {
    title: formatEditor.createTitle,
    lead: { of: "/media?", text: formatEditor.noMediumText, below: 71 },
    above: 40,
  },
  "/format/$formatId/edit": {
    title: { of: "/formats/$formatId", text: `{formatType} ${formatEditor.on("{mediaName}")}` },
  },

  ...consoleWords,
};

import { texts as profile } from "#accounts/web/profile/texts.ts";
import { texts as activity } from "#activity/web/texts.ts";
import { texts as affiliate } from "#affiliate/web/texts.ts";
import { texts as agents } from "#agents/web/texts.ts";
import { texts as audit } from "#audit/web/texts.ts";
import { texts as campaigns } from "#campaigns/web/texts.ts";
import { texts as cart } from "#cart/web/texts.ts";
import { texts as deeds } from "#deeds/web/texts.ts";
import { texts as agreedPrices } from "#formats/agreed-prices/web/texts.ts";
import { texts as formatEditor } from "#formats/editor/web/texts.ts";
import { publisherDashboardWords } from "#formats/web/publisher/words.ts";
import { texts as identity } from "#identity/web/texts.ts";
import { texts as imports } from "#imports/web/texts.ts";
import { texts as links } from "#links/web/texts.ts";
import { texts as lists } from "#marketplace/marks/web/lists/texts.ts";
import { texts as marketplace } from "#marketplace/web/texts.ts";
import { setupListWords } from "#media/web/setup/setup-list-words.ts";
import { texts as media } from "#media/web/texts.ts";
import { texts as inbox } from "#messages/inbox/web/texts.ts";
import { texts as messages } from "#messages/search/web/texts.ts";
import { texts as notifications } from "#notifications/web/texts.ts";
import { texts as offers } from "#offers/web/texts.ts";
import { texts as books } from "#operator/books/web/texts.ts";
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
import { texts as orders } from "#orders/web/texts.ts";
import { texts as invoices } from "#payments/invoices/web/texts.ts";
import { texts as taxes } from "#payments/taxes/web/texts.ts";
import { texts as topUps } from "#payments/top-ups/web/operator/texts.ts";
import { texts as vouchers } from "#payments/vouchers/web/texts.ts";
import { texts as withdrawals } from "#payments/withdrawals/web/texts.ts";
import type { FirstWords, WordlessScreen } from "#platform/contract/first-words.ts";
import { texts as fees } from "#settings/fees/web/texts.ts";
import { texts as flags } from "#settings/flags/web/texts.ts";
import { texts as redirects } from "#settings/redirects/web/texts.ts";
import { texts as settings } from "#settings/web/texts.ts";
import { texts as swap } from "#swap/web/texts.ts";
import { texts as statement } from "#wallet/statement/web/texts.ts";
import { texts as wallet } from "#wallet/web/texts.ts";
import { texts as webhooks } from "#webhooks/web/texts.ts";

/** The reader's own record. */
const reader = "/client_users/";
const currentOrganization = "{currentOrganization.name}";

/** A number's place, in words that take one. */
const numberOf = (member: string) => `{${member}}` as unknown as number;

const before = { because: "Nobody is signed in there yet." };
const bare = { because: "It has no bar, so it has no frame." };
const elsewhere = { because: "It leads elsewhere." };

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
  "/profile/billing": { title: wallet.billing.title },
  "/profile/billing/invoices": { title: invoices.title },
  "/profile/billing/statement": { title: statement.title },
  "/profile/extras": { title: profile.extras.title, lead: profile.extras.lead },
  "/profile/webhooks": { title: webhooks.title, lead: { of: "/webhooks", text: webhooks.lead } },
  "/profile/agents": { title: agents.title, lead: agents.lead },
  "/profile/media": { title: lists.title },
  "/profile/settings": { title: profile.settings.title },
  "/profile/shared-links": { title: shares.page.title, lead: { of: "/shared_links", text: shares.page.lead } },
  "/profile/affiliate": {
    title: affiliate.title,
    lead: { of: "/affiliates/", text: affiliate.lead(numberOf("percent"), numberOf("months"), numberOf("lockDays")) },
  },
  "/profile/notifications": { title: notifications.title, lead: notifications.preferences.lead, size: "narrow" },
  "/messages": { title: messages.title, lead: messages.lead, size: "narrow" },
  "/notifications": { title: inbox.title },

  "/media": { title: marketplace.title },
  "/media/$id": { title: { of: "/media/$id", text: "{name}" }, story: { of: "/media/$id", text: "{description}" } },

  "/dashboard": { because: "It greets by the hour of the day." },
  "/dashboard/$organizationId": { title: { of: "/organizations/$organizationId", text: "{name}" } },
  "/dashboard/$organizationId/$projectId/$campaignId": {
    title: { of: "/campaigns/$campaignId", text: "{name}" },
    size: "wide",
  },
  "/orders": { title: orders.list.title, rows: { of: "/orders", lines: ["{title}"] } },
  "/offers": { title: offers.title },
  "/offers/$id": { title: { of: "/offers/$id", text: offers.make.title("{mediaName}") } },
  "/offers/prices": { title: agreedPrices.title, lead: { of: "/agreed_prices", text: agreedPrices.lead.client } },
  "/project/$id": { title: { of: "/projects/$id", text: "{name}" } },
  "/project/$id/campaign": { title: campaigns.campaign.newTitle, size: "narrow" },
  "/campaign/edit/$id": {
    title: { of: "/campaigns/$id", text: campaigns.campaign.editTitle("{name}") },
    size: "narrow",
  },
  "/order/$id/swap": {
    title: swap.title,
    lead: { of: "/orders/$id", text: swap.lead("{mediaName}", "{formatType}") },
  },
  "/cart": { title: cart.title },
  "/cart/$id": { title: cart.title },

  "/withdrawal": { title: withdrawals.title, lead: { of: reader, text: withdrawals.lead(currentOrganization) } },
  "/withdrawal/pending": { title: withdrawals.withdrawal },
  "/withdrawal/success": { title: withdrawals.withdrawal },
  "/withdrawal/fail": { title: withdrawals.withdrawal },
  "/top-up": { title: wallet.topUp.title, lead: { of: reader, text: wallet.topUp.lead(currentOrganization) } },
  "/top-up/$id": { title: wallet.state.title },
  "/stripe/account-onboarding/$": elsewhere,

  "/publisher": elsewhere,
  "/publisher/setup": { title: media.setup.title, lead: media.setup.lead, size: "narrow" },
  "/publisher/kyc": {
    title: identity.title,
    lead: { of: reader, text: identity.lead(currentOrganization) },
    size: "narrow",
  },
  "/publisher/setup-list": { title: setupListWords.title, lead: setupListWords.lead, size: "narrow" },
  "/publisher/dashboard": { title: { of: "/publisher_homes/", text: "{organizationName}" } },
  "/publisher/outlets": { title: publisherDashboardWords.title },
  "/publisher/dashboard/activity": { title: activity.title, lead: activity.lead },
  "/publisher/dashboard/$organizationId": {
    title: { of: "/organizations/$organizationId", text: activity.of("{name}") },
  },
  "/publisher/dashboard/members": { title: { of: reader, text: "{currentMediaProject.name}" } },
  "/publisher/dashboard/offers": { title: offers.title },
  "/publisher/dashboard/offers/$id": { title: { of: "/offers/$id", text: offers.make.title("{mediaName}") } },
  "/publisher/dashboard/offers/prices": {
    title: agreedPrices.title,
    lead: { of: "/agreed_prices", text: agreedPrices.lead.publisher },
  },
  "/publisher/import": { title: imports.title, lead: imports.lead },
  "/publisher/import/$id": { title: { of: "/catalogue_imports/$id", text: "{fileName}" } },
  "/publisher/orders": { title: orders.inbox.title, lead: orders.inbox.lead, size: "wide" },
  "/publisher/orders/$organizationId/$mediaProjectId": {
    title: { of: "/media/$mediaProjectId", text: orders.inbox.of("{name}") },
    size: "wide",
  },
  "/format/create": { title: formatEditor.createTitle },
  "/format/$formatId/edit": {
    title: { of: "/formats/$formatId", text: `{formatType} ${formatEditor.on("{mediaName}")}` },
  },

  "/operator": { title: review.title },
  "/operator/orders": { title: orderRecords.title },
  "/operator/outlets": { title: outletRecords.title },
  "/operator/disputes": { title: disputes.title },
  "/operator/disputes/$id": { title: { of: "/disputes/$id", text: disputes.of("{orderNumber}", null) } },
  "/operator/claims": { title: claims.title },
  "/operator/claims/$id": { title: { of: "/claims/$id", text: claims.of("{orderNumber}") } },
  "/operator/withdrawals": { title: withdrawals.operator.title },
  "/operator/withdrawals/$id": { title: { of: "/withdrawals/$id", text: "{organizationName}" } },
  "/operator/identity": { title: identity.review.title },
  "/operator/identity/$id": { title: { of: "/identity_verifications/$id", text: "{organizationName}" } },
  "/operator/imports": { title: imports.title, lead: imports.lead },
  "/operator/imports/$id": { title: { of: "/catalogue_imports/$id", text: "{fileName}" } },
  "/operator/top-ups": { title: topUps.title, lead: topUps.lead },
  "/operator/top-ups/$id": { title: { of: "/top_ups/$id", text: "{organizationName}" } },
  "/operator/vouchers": { title: vouchers.title, lead: vouchers.lead },
  "/operator/documents": { title: invoices.operator.title, lead: invoices.operator.lead },
  "/operator/taxes": { title: taxes.title, lead: taxes.lead },
  "/operator/people": { title: people.title },
  "/operator/organizations": { title: organizations.title },
  "/operator/organizations/$id/statement": { title: statement.title },
  "/operator/confirmations": { title: deeds.title },
  "/operator/confirmations/$id": { because: "Its title is one of many words for what was asked." },
  "/operator/fees": { title: fees.title, lead: fees.lead },
  "/operator/books": { title: books.title },
  "/operator/setup": { title: setup.title, lead: setup.lead, size: "narrow" },
  "/operator/settings": { title: settings.title },
  "/operator/flags": { title: flags.title, lead: flags.lead },
  "/operator/redirects": { title: redirects.title, lead: redirects.lead },
  "/operator/links": { title: links.title, lead: links.lead },
  "/operator/shared-links": { title: shares.allPage.title, lead: shares.allPage.lead },
  "/operator/metrics": { title: metrics.title, lead: metrics.lead },
  "/operator/webhooks": { title: webhooks.title, lead: webhooks.operatorLead },
  "/operator/audit": { title: audit.title, lead: audit.lead },
  "/operator/agents": { title: agents.title, lead: agents.operatorLead },
};

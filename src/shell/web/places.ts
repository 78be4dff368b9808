import type { LinkProps } from "@tanstack/react-router";
import { config } from "#platform/web/config.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { PlaceSide } from "./bar-places.ts";
import { texts } from "./place-texts.ts";
import { texts as frameTexts } from "./texts.ts";

type TabRow = "wallet" | "profile" | "publisher" | "operator";

/** Groups of the console's rail, in their order. */
const consoleGroups = ["inbox", "money", "people", "setup"] as const;
type ConsoleGroup = (typeof consoleGroups)[number];

export type ListedPlace = {
  path: NonNullable<LinkProps["to"]>;
  label: string;
  sides: readonly PlaceSide[];
  /** The rows of tabs that show it, with its name there. */
  tabs?: Partial<Record<TabRow, string>>;
  /** Its group in the console's rail. */
  group?: ConsoleGroup;
  /** Hidden until the operator switches this feature on. */
  flag?: string;
};

const signedIn = ["client", "media"] as const;

const names = catalogue("placeNames", {
  agreedPrices: "Agreed prices",
  importMedia: "Import outlets",
  invoices: "Invoices",
  notifications: "Inbox: messages, offers, notifications",
  offers: "Offers",
  statement: "Statement",
  topUp: "Top up",
  transactions: "Transactions",
  withdraw: "Withdraw",
  publisher: { activity: "Activity" },
  profile: {
    general: "General",
    billing: "Billing",
    media: "Outlets",
    sharedLinks: "Shared links",
    settings: "Settings",
    notifications: "Notifications",
    affiliate: "Affiliate",
    extras: "Extras",
    webhooks: "Webhooks",
    agents: "Agents",
  },
  operator: {
    orders: "All orders",
    outlets: "All outlets",
    disputes: "Disputes",
    claims: "Claims",
    withdrawals: "Withdrawals",
    identity: "Identity",
    topUps: "Top-ups",
    organizations: "Organizations",
    people: "People",
    confirmations: "Confirmations",
    fees: "Fees",
    books: "Books",
    imports: "Imports",
    vouchers: "Vouchers",
    documents: "Documents",
    taxes: "Tax rates",
    setup: "Setup",
    settings: "Settings",
    flags: "Flags",
    redirects: "Redirects",
    links: "Links",
    sharedLinks: "Shared links",
    metrics: "Metrics",
    webhooks: "Webhooks",
    audit: "Audit",
    agents: "Agents",
  },
});
const { profile, operator } = names;

const ofProfile = (path: ListedPlace["path"], tab: string, more: Partial<ListedPlace> = {}): ListedPlace => ({
  path,
  label: texts.profile.place(tab),
  sides: signedIn,
  tabs: { profile: tab },
  ...more,
});

const ofPublisher = (path: ListedPlace["path"], tab: string): ListedPlace => ({
  path,
  label: tab,
  sides: ["media"],
  tabs: { publisher: tab },
});

const ofConsole = (group: ConsoleGroup, path: ListedPlace["path"], tab: string): ListedPlace => ({
  path,
  group,
  label: texts.operator.place(tab),
  sides: ["operator"],
  tabs: { operator: tab },
});

/** All places in the order of their tabs and of the palette. The bar's links lie apart for the first load. */
export const places: readonly ListedPlace[] = [
  { path: "/media", label: frameTexts.marketplace, sides: ["visitor", ...signedIn] },
  { path: "/sign-in", label: frameTexts.logIn, sides: ["visitor"] },
  { path: "/sign-up", label: frameTexts.signUp, sides: ["visitor"] },
  ofConsole("inbox", "/operator", texts.operator.review),
  { path: "/dashboard", label: texts.dashboard, sides: ["client"] },
  { path: "/orders", label: texts.orders, sides: ["client"] },
  { path: "/publisher/dashboard", label: texts.dashboard, sides: ["media"] },
  ofPublisher("/publisher/outlets", texts.outlets),
  { path: "/publisher/orders", label: texts.orders, sides: ["media"] },
  { path: "/cart", label: texts.cart, sides: ["client"] },
  { path: "/messages", label: texts.messages, sides: signedIn },
  { path: "/notifications", label: names.notifications, sides: signedIn },
  { path: "/offers", label: names.offers, sides: ["client"] },
  { path: "/offers/prices", label: names.agreedPrices, sides: ["client"] },
  { path: "/top-up", label: names.topUp, sides: ["client"], tabs: { wallet: names.topUp } },
  { path: "/withdrawal", label: names.withdraw, sides: ["media"], tabs: { wallet: names.withdraw } },
  ofPublisher("/publisher/dashboard/offers", names.offers),
  ofPublisher("/publisher/dashboard/activity", names.publisher.activity),
  ofPublisher("/publisher/dashboard/members", texts.team),
  { path: "/publisher/dashboard/offers/prices", label: names.agreedPrices, sides: ["media"] },
  { path: "/publisher/setup", label: texts.switcher.addMedium, sides: ["media"] },
  { path: "/publisher/import", label: names.importMedia, sides: ["media"] },
  ofProfile("/profile/general", profile.general),
  {
    path: "/profile/billing",
    label: profile.billing,
    sides: signedIn,
    tabs: { profile: profile.billing, wallet: names.transactions },
  },
  { path: "/profile/billing/invoices", label: names.invoices, sides: signedIn },
  { path: "/profile/billing/statement", label: names.statement, sides: signedIn },
  ofProfile("/profile/media", profile.media),
  ofProfile("/profile/shared-links", profile.sharedLinks),
  ofProfile("/profile/settings", profile.settings),
  ofProfile("/profile/notifications", profile.notifications, { flag: "profile-notifications" }),
  ...(config.affiliateUrl ? [ofProfile("/profile/affiliate", profile.affiliate)] : []),
  ofProfile("/profile/extras", profile.extras),
  ofProfile("/profile/webhooks", profile.webhooks),
  ofProfile("/profile/agents", profile.agents),
  ofConsole("inbox", "/operator/disputes", operator.disputes),
  ofConsole("inbox", "/operator/claims", operator.claims),
  ofConsole("inbox", "/operator/confirmations", operator.confirmations),
  ofConsole("inbox", "/operator/orders", operator.orders),
  ofConsole("inbox", "/operator/outlets", operator.outlets),
  ofConsole("money", "/operator/withdrawals", operator.withdrawals),
  ofConsole("money", "/operator/top-ups", operator.topUps),
  ofConsole("money", "/operator/vouchers", operator.vouchers),
  ofConsole("money", "/operator/documents", operator.documents),
  ofConsole("money", "/operator/taxes", operator.taxes),
  ofConsole("money", "/operator/fees", operator.fees),
  ofConsole("money", "/operator/books", operator.books),
  ofConsole("people", "/operator/organizations", operator.organizations),
  ofConsole("people", "/operator/people", operator.people),
  ofConsole("people", "/operator/identity", operator.identity),
  ofConsole("people", "/operator/audit", operator.audit),
  ofConsole("people", "/operator/agents", operator.agents),
  ofConsole("setup", "/operator/setup", operator.setup),
  ofConsole("setup", "/operator/settings", operator.settings),
  ofConsole("setup", "/operator/imports", operator.imports),
  ofConsole("setup", "/operator/metrics", operator.metrics),
  ofConsole("setup", "/operator/flags", operator.flags),
  ofConsole("setup", "/operator/redirects", operator.redirects),
  ofConsole("setup", "/operator/links", operator.links),
  ofConsole("setup", "/operator/shared-links", operator.sharedLinks),
  ofConsole("setup", "/operator/webhooks", operator.webhooks),
];

export const tabsOf = (row: TabRow) =>
  places.flatMap(({ path, tabs, flag }) => (tabs?.[row] ? [{ path, label: tabs[row], flag }] : []));

/** The console's rail: each group with its places. */
export const consoleRail = consoleGroups.map((group) => ({
  group,
  label: texts.operator.groups[group],
  places: places
    .filter((place) => place.group === group)
    .map(({ path, label, tabs }) => ({ path, label: tabs?.operator ?? label })),
}));

export const placesFor = (sides: readonly PlaceSide[]): ListedPlace[] =>
  places.filter((place) => place.sides.some((side) => sides.includes(side)));

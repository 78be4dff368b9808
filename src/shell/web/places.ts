import { config } from "#platform/web/config.ts";
import { barPlaces, type Place, type PlaceSide, type TabRow } from "./bar-places.ts";
import { texts } from "./place-texts.ts";

const signedIn = ["client", "media"] as const;
const { profile, publisher, operator, wallet } = texts;

const ofProfile = (path: Place["path"], tab: string, more: Partial<Place> = {}): Place => ({
  path,
  label: texts.places.profile(tab),
  sides: signedIn,
  tabs: { profile: tab },
  ...more,
});

const ofPublisher = (path: Place["path"], tab: string): Place => ({
  path,
  label: tab,
  sides: ["media"],
  tabs: { publisher: tab },
});

const ofConsole = (path: Place["path"], tab: string): Place => ({
  path,
  label: texts.places.operator(tab),
  sides: ["operator"],
  tabs: { operator: tab },
});

/** All places in the order of their tabs and of the palette. `barPlaces` lies apart for the first load. */
export const places: readonly Place[] = [
  ...barPlaces,
  { path: "/cart", label: texts.cart, sides: ["client"], bar: true },
  { path: "/messages", label: texts.messages, sides: signedIn },
  { path: "/notifications", label: texts.places.notifications, sides: signedIn },
  { path: "/offers", label: texts.publisher.offers, sides: ["client"] },
  { path: "/offers/prices", label: texts.places.agreedPrices, sides: ["client"] },
  { path: "/top-up", label: texts.places.topUp, sides: ["client"], tabs: { wallet: wallet.topUp } },
  { path: "/withdrawal", label: wallet.withdraw, sides: ["media"], tabs: { wallet: wallet.withdraw } },
  ofPublisher("/publisher/dashboard/activity", publisher.activity),
  ofPublisher("/publisher/dashboard/offers", publisher.offers),
  ofPublisher("/publisher/dashboard/members", publisher.members),
  { path: "/publisher/dashboard/offers/prices", label: texts.places.agreedPrices, sides: ["media"] },
  { path: "/publisher/setup", label: texts.switcher.addMedium, sides: ["media"] },
  { path: "/publisher/import", label: texts.places.importMedia, sides: ["media"] },
  ofProfile("/profile/general", profile.general, { bar: true }),
  {
    path: "/profile/billing",
    label: profile.billing,
    sides: signedIn,
    bar: true,
    tabs: { profile: profile.billing, wallet: wallet.transactions },
  },
  { path: "/profile/billing/invoices", label: texts.places.invoices, sides: signedIn },
  { path: "/profile/billing/statement", label: texts.places.statement, sides: signedIn },
  ofProfile("/profile/media", profile.media),
  ofProfile("/profile/shared-links", profile.sharedLinks),
  ofProfile("/profile/settings", profile.settings),
  ofProfile("/profile/notifications", profile.notifications, { flag: "profile-notifications" }),
  ...(config.affiliateUrl ? [ofProfile("/profile/affiliate", profile.affiliate)] : []),
  ofProfile("/profile/extras", profile.extras),
  ofConsole("/operator/disputes", operator.disputes),
  ofConsole("/operator/claims", operator.claims),
  ofConsole("/operator/withdrawals", operator.withdrawals),
  ofConsole("/operator/identity", operator.identity),
  ofConsole("/operator/top-ups", operator.topUps),
  ofConsole("/operator/organizations", operator.organizations),
  ofConsole("/operator/people", operator.people),
  ofConsole("/operator/confirmations", operator.confirmations),
  ofConsole("/operator/fees", operator.fees),
  ofConsole("/operator/books", operator.books),
  ofConsole("/operator/imports", operator.imports),
  ofConsole("/operator/vouchers", operator.vouchers),
  ofConsole("/operator/documents", operator.documents),
  ofConsole("/operator/taxes", operator.taxes),
  ofConsole("/operator/setup", operator.setup),
  ofConsole("/operator/settings", operator.settings),
  ofConsole("/operator/flags", operator.flags),
  ofConsole("/operator/redirects", operator.redirects),
  ofConsole("/operator/links", operator.links),
  ofConsole("/operator/shared-links", operator.sharedLinks),
  ofConsole("/operator/metrics", operator.metrics),
  ofConsole("/operator/audit", operator.audit),
];

export const tabsOf = (row: TabRow) =>
  places.flatMap(({ path, tabs, flag }) => (tabs?.[row] ? [{ path, label: tabs[row], flag }] : []));

export const placesFor = (sides: readonly PlaceSide[]): Place[] =>
  places.filter((place) => place.sides.some((side) => sides.includes(side)));

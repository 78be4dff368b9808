import type { LinkProps } from "@tanstack/react-router";
import type { Side } from "#accounts/places.ts";
import { texts } from "../place-texts.ts";
import { texts as frameTexts } from "../texts.ts";

export type Place = {
  to: NonNullable<LinkProps["to"]>;
  name: string;
  /** It stands in the bar above every screen: likely where the person goes next. */
  isInBar: boolean;
  /** It is there only where the operator switched this on. */
  flag?: string;
};

const marketplace: Place = { to: "/media", name: frameTexts.marketplace, isInBar: true };
const messages: Place = { to: "/messages", name: texts.messages, isInBar: false };
const { profile } = texts;
const profilePlaces: Place[] = [
  { to: "/profile/billing", name: profile.billing, isInBar: true },
  { to: "/profile/general", name: texts.places.profile(profile.general), isInBar: true },
  { to: "/profile/media", name: texts.places.profile(profile.media), isInBar: false },
  { to: "/profile/settings", name: texts.places.profile(profile.settings), isInBar: false },
  {
    to: "/profile/notifications",
    name: texts.places.profile(profile.notifications),
    isInBar: false,
    flag: "profile-notifications",
  },
  { to: "/profile/shared-links", name: texts.places.profile(profile.sharedLinks), isInBar: false },
  { to: "/profile/extras", name: texts.places.profile(profile.extras), isInBar: false },
];

const { operator } = texts;
/** The console's screens, for operators beside those of their side. */
export const operatorPlaces: Place[] = [
  { to: "/operator", name: texts.places.operator(operator.review), isInBar: true },
  { to: "/operator/disputes", name: texts.places.operator(operator.disputes), isInBar: false },
  { to: "/operator/claims", name: texts.places.operator(operator.claims), isInBar: false },
  { to: "/operator/imports", name: texts.places.operator(operator.imports), isInBar: false },
  { to: "/operator/settings", name: texts.places.operator(operator.settings), isInBar: false },
  { to: "/operator/flags", name: texts.places.operator(operator.flags), isInBar: false },
  { to: "/operator/redirects", name: texts.places.operator(operator.redirects), isInBar: false },
  { to: "/operator/links", name: texts.places.operator(operator.links), isInBar: false },
  { to: "/operator/shared-links", name: texts.places.operator(operator.sharedLinks), isInBar: false },
  { to: "/operator/metrics", name: texts.places.operator(operator.metrics), isInBar: false },
  { to: "/operator/audit", name: texts.places.operator(operator.audit), isInBar: false },
];

/** The screens of a side that need nothing chosen first. */
export const placesOf: Record<Side | "visitor", Place[]> = {
  visitor: [
    marketplace,
    { to: "/sign-in", name: frameTexts.logIn, isInBar: true },
    { to: "/sign-up", name: frameTexts.signUp, isInBar: true },
  ],
  client: [
    marketplace,
    { to: "/dashboard", name: texts.dashboard, isInBar: true },
    { to: "/orders", name: texts.orders, isInBar: true },
    messages,
    { to: "/cart", name: texts.cart, isInBar: true },
    { to: "/top-up", name: texts.places.topUp, isInBar: false },
    ...profilePlaces,
  ],
  media: [
    marketplace,
    { to: "/publisher/dashboard", name: texts.dashboard, isInBar: true },
    { to: "/publisher/orders", name: texts.orders, isInBar: true },
    messages,
    { to: "/publisher/dashboard/members", name: texts.publisher.members, isInBar: false },
    { to: "/publisher/setup", name: texts.switcher.addMedium, isInBar: false },
    { to: "/publisher/import", name: texts.places.importMedia, isInBar: false },
    ...profilePlaces,
  ],
};

import type { LinkProps } from "@tanstack/react-router";
import type { Side } from "#accounts/web/session-state.ts";
import { texts } from "../texts.ts";

export type Place = {
  to: NonNullable<LinkProps["to"]>;
  name: string;
  /** It stands in the bar above every screen: likely where the person goes next. */
  isInBar: boolean;
};

const marketplace: Place = { to: "/media", name: texts.marketplace, isInBar: true };
const billing: Place = { to: "/profile/billing", name: texts.places.billing, isInBar: true };

/** The screens of a side that need nothing chosen first. */
export const placesOf: Record<Side | "visitor", Place[]> = {
  visitor: [
    marketplace,
    { to: "/sign-in", name: texts.logIn, isInBar: true },
    { to: "/sign-up", name: texts.signUp, isInBar: true },
  ],
  client: [
    marketplace,
    { to: "/dashboard", name: texts.dashboard, isInBar: true },
    { to: "/cart", name: texts.cart, isInBar: true },
    billing,
    { to: "/top-up", name: texts.places.topUp, isInBar: false },
  ],
  media: [
    marketplace,
    { to: "/publisher/dashboard", name: texts.dashboard, isInBar: true },
    { to: "/publisher/orders", name: texts.orders, isInBar: true },
    billing,
    { to: "/publisher/setup", name: texts.switcher.addMedium, isInBar: false },
  ],
};

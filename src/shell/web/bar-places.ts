import type { LinkProps } from "@tanstack/react-router";
import type { Side } from "#accounts/places.ts";
import { texts } from "./place-texts.ts";
import { texts as frameTexts } from "./texts.ts";

/** Operators see the console's screens beside their client's or publisher's side. */
export type PlaceSide = Side | "visitor" | "operator";

export type BarEntry = {
  path: NonNullable<LinkProps["to"]>;
  label: string;
  /** Further addresses where the bar highlights this place. */
  current?: RegExp;
  /** Only this address highlights it, not those below. */
  isExact?: true;
  /** The address names the organization that somebody works in. */
  isOfOrganization?: true;
  /** Shows how many orders and offers wait for the reader there. */
  countsTasks?: true;
};

const { home, orders, campaigns, billing, earnings, outlets, team, operator } = texts;

export const marketplaceEntry: BarEntry = { path: "/media", label: frameTexts.marketplace };

const billingPages = /^\/(top-up|withdrawal)/;

/** The links of the bar by side, which come with the first load; all other places come later (`places.ts`). */
export const bars: Record<Side | "operator", readonly BarEntry[]> = {
  client: [
    { path: "/dashboard", label: home, isExact: true },
    marketplaceEntry,
    { path: "/orders", label: orders, current: /^\/(order|offers)\b/, countsTasks: true },
    {
      path: "/dashboard/$organizationId",
      label: campaigns,
      current: /^\/(project|campaign)\/|^\/dashboard\/./,
      isOfOrganization: true,
    },
    { path: "/profile/billing", label: billing, current: billingPages },
  ],
  media: [
    { path: "/publisher/dashboard", label: home, isExact: true },
    {
      path: "/publisher/outlets",
      label: outlets,
      current: /^\/(format|publisher\/(setup|import)|publisher\/dashboard\/activity)/,
    },
    {
      path: "/publisher/orders",
      label: orders,
      current: /^\/publisher\/dashboard\/offers/,
      countsTasks: true,
    },
    { path: "/profile/billing", label: earnings, current: billingPages },
    { path: "/publisher/dashboard/members", label: team },
  ],
  operator: [{ path: "/operator", label: operator.title }],
};

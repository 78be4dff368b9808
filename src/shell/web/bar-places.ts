import type { LinkProps } from "@tanstack/react-router";
import type { Side } from "#accounts/places.ts";
import { texts } from "./place-texts.ts";
import { texts as frameTexts } from "./texts.ts";

/** Operators see the console's screens beside their client's or publisher's side. */
export type PlaceSide = Side | "visitor" | "operator";
export type TabRow = "wallet" | "profile" | "publisher" | "operator";

/** Groups of the console's rail, in their order. */
export const consoleGroups = ["inbox", "money", "people", "setup"] as const;
export type ConsoleGroup = (typeof consoleGroups)[number];

export type BarPlace = {
  path: NonNullable<LinkProps["to"]>;
  label: string;
  sides: readonly PlaceSide[];
  /** Its name in the bar. */
  bar?: string;
  /** Further addresses where the bar highlights this place. */
  current?: RegExp;
  /** The rows of tabs that show it, with its name there. */
  tabs?: Partial<Record<TabRow, string>>;
  /** Its group in the console's rail. */
  group?: ConsoleGroup;
  /** Hidden until the operator switches this feature on. */
  flag?: string;
};

const { marketplace, logIn, signUp } = frameTexts;
const { dashboard, orders } = texts;

/** The bar's links come with the first load; all other places come later (`places.ts`). */
export const barPlaces: readonly (BarPlace & { bar: string })[] = [
  { path: "/media", label: marketplace, sides: ["visitor", "client", "media"], bar: marketplace },
  { path: "/sign-in", label: logIn, sides: ["visitor"], bar: logIn },
  { path: "/sign-up", label: signUp, sides: ["visitor"], bar: signUp },
  {
    path: "/operator",
    label: texts.operator.place(texts.operator.review),
    sides: ["operator"],
    bar: texts.operator.title,
    tabs: { operator: texts.operator.review },
    group: "inbox",
  },
  { path: "/dashboard", label: dashboard, sides: ["client"], bar: dashboard, current: /^\/(project|campaign)\// },
  { path: "/orders", label: orders, sides: ["client"], bar: orders },
  {
    path: "/publisher/dashboard",
    label: dashboard,
    sides: ["media"],
    bar: dashboard,
    current: /^\/(format|publisher\/setup)/,
    tabs: { publisher: texts.publisher.media },
  },
  { path: "/publisher/orders", label: orders, sides: ["media"], bar: orders },
];

export const barOf = (side: PlaceSide) => barPlaces.filter(({ sides }) => sides.includes(side));

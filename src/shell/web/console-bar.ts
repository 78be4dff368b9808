import { type BarEntry, marketplaceEntry } from "./bar-places.ts";
import { texts } from "./place-texts.ts";

const { groups } = texts.operator;

/** For people who are operators alone: the first place of each of the console's groups. */
export const consoleBar: readonly BarEntry[] = [
  {
    path: "/operator",
    label: groups.inbox,
    isExact: true,
    current: /^\/operator\/(disputes|claims|confirmations|orders|outlets)/,
  },
  {
    path: "/operator/withdrawals",
    label: groups.money,
    current: /^\/operator\/(top-ups|vouchers|documents|taxes|fees|books)/,
  },
  {
    path: "/operator/organizations",
    label: groups.people,
    current: /^\/operator\/(people|identity|audit|agents)/,
  },
  {
    path: "/operator/setup",
    label: groups.setup,
    current: /^\/operator\/(settings|imports|metrics|flags|redirects|links|shared-links|webhooks)/,
  },
  marketplaceEntry,
];

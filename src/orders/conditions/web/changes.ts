import { formatCents } from "#platform/money/money.ts";
import type { Order } from "../../contract.ts";
import { type AgreedConditions, conditionRows } from "../../web/condition-rows.ts";
import { texts as orderTexts } from "../../web/texts.ts";
import { texts } from "./texts.ts";

/** `before` equals `now` where only other lines change. */
export type ConditionChange = { name: string; before: string; now: string };

type PricedConditions = AgreedConditions & Pick<Order, "priceCents" | "hyperlinkFeeCents" | "extras" | "totalCents">;

export function changesBetween(booked: PricedConditions, now: PricedConditions): ConditionChange[] {
  const totals = [booked, now].map(({ totalCents }): Rows => [[orderTexts.price.total, formatCents(totalCents)]]);
  return [
    ...conditionChanges(booked, now),
    ...differences(priceRows(booked), priceRows(now), texts.gone),
    ...differences(totals[0] ?? [], totals[1] ?? [], texts.none),
  ];
}

export const conditionChanges = (booked: AgreedConditions, now: AgreedConditions): ConditionChange[] =>
  differences(conditionRows(booked), conditionRows(now), texts.none);

type Rows = [name: string, value: string][];

function priceRows({ priceCents, hyperlinkFeeCents, extras }: PricedConditions): Rows {
  return [
    [texts.price, formatCents(priceCents)],
    ...(hyperlinkFeeCents ? ([[orderTexts.price.hyperlinkFee, formatCents(hyperlinkFeeCents)]] satisfies Rows) : []),
    ...extras.map(({ name, priceCents: cents }): Rows[number] => [name, formatCents(cents)]),
  ];
}

function differences(before: Rows, now: Rows, missing: string): ConditionChange[] {
  const [booked, offered] = [new Map(before), new Map(now)];
  const names = [...new Set([...booked.keys(), ...offered.keys()])];
  return names
    .filter((name) => booked.get(name) !== offered.get(name))
    .map((name) => ({ name, before: booked.get(name) ?? texts.none, now: offered.get(name) ?? missing }));
}

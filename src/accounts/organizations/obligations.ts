import { formatCents } from "#platform/money/money.ts";
import { catalogue, locale } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

const texts = catalogue("accounts.organizations.obligations", {
  holds: (amount: string) => `holds ${amount}`,
  owes: (amount: string) => `owes ${amount}`,
  openOrders: (count: number) => `has ${counted(count, "open order")}`,
  awaitedTopUps: (count: number) => `waits for ${counted(count, "top-up")}`,
  callOff: "Call off bank transfers that you did not send; unpaid cards and payment pages end within days.",
  openChargebacks: (count: number) => `has ${counted(count, "payment")} on the way back to the payer`,
  bankDecides: "The payer's bank decides about those.",
  waitingCommissions: (count: number) => `waits for ${counted(count, "commission")}`,
  paidWhenDue: "Commissions are paid when their waiting days are over.",
});

/** Ties that block a closing: money on any account, debts either way, unsettled orders, money that is still to come. */
export type Obligations = {
  moneyCents: number;
  /** The part of it that the organization owes. */
  owedCents: number;
  openOrders: number;
  awaitedTopUps: number;
  openChargebacks: number;
  waitingCommissions: number;
};

/** Each tie in words, with advice where "settle that" is not enough. */
type Tie = { still: string; advice?: string };

function tiesOf({ moneyCents, owedCents, openOrders, ...awaited }: Obligations): Tie[] {
  const heldCents = moneyCents - owedCents;
  return [
    ...(heldCents === 0 ? [] : [{ still: texts.holds(formatCents(heldCents)) }]),
    ...(owedCents > 0 ? [{ still: texts.owes(formatCents(owedCents)) }] : []),
    ...(openOrders > 0 ? [{ still: texts.openOrders(openOrders) }] : []),
    ...(awaited.awaitedTopUps > 0
      ? [{ still: texts.awaitedTopUps(awaited.awaitedTopUps), advice: texts.callOff }]
      : []),
    ...(awaited.openChargebacks > 0
      ? [{ still: texts.openChargebacks(awaited.openChargebacks), advice: texts.bankDecides }]
      : []),
    ...(awaited.waitingCommissions > 0
      ? [{ still: texts.waitingCommissions(awaited.waitingCommissions), advice: texts.paidWhenDue }]
      : []),
  ];
}

/** The ties after "still", and the advice about them; undefined where none is left (decision 0307). */
export function tiesInWords(obligations: Obligations): { still: string; advice: string } | undefined {
  const ties = tiesOf(obligations);
  if (ties.length === 0) return undefined;
  return {
    still: new Intl.ListFormat(locale).format(ties.map(({ still }) => still)),
    advice: ties.flatMap(({ advice }) => advice ?? []).join(" "),
  };
}

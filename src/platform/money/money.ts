import { locale } from "#platform/words/catalogue.ts";

/** An amount in whole cents of Byline's currency (R9.5: USD). */
export type Cents = number;

/** Returns `$1,234.50`. Whole dollars keep their two digits, so that columns line up; null gives a dash. */
export function formatCents(amount: Cents | null): string {
  if (amount === null) return "—";
  const { sign, dollars, cents } = partsOf(amount);
  return `${sign}$${dollars.toLocaleString(locale)}.${cents}`;
}

/** Returns `1234.50`, as files and programs take an amount. */
export function decimalOf(amount: Cents): string {
  const { sign, dollars, cents } = partsOf(amount);
  return `${sign}${dollars}.${cents}`;
}

function partsOf(amount: Cents): { sign: string; dollars: number; cents: string } {
  const absolute = Math.abs(amount);
  const cents = String(absolute % 100).padStart(2, "0");
  return { sign: amount < 0 ? "-" : "", dollars: Math.floor(absolute / 100), cents };
}

/** Returns dollars as a number, 12.5 for $12.50. Null (hidden from the reader) stays null. */
export const dollarsOf = <Amount extends Cents | null>(amount: Amount) =>
  (amount === null ? null : amount / 100) as Amount extends null ? null : number;

/** Returns a share of an amount in basis points (1/100%), rounded half up to the cent. */
export function shareOf(amount: Cents, basisPoints: number): Cents {
  return Math.floor((amount * basisPoints + 5_000) / 10_000);
}

/** Returns the net of an amount that includes tax (basis points of the net), rounded half up. */
export function netOf(gross: Cents, taxBasisPoints: number): Cents {
  const whole = 10_000 + taxBasisPoints;
  return Math.floor((gross * 20_000 + whole) / (2 * whole));
}

/** Parses typed dollars, "1,250.5" or "$1250"; undefined when it is no amount in whole cents. */
export function parseDollars(text: string): Cents | undefined {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  return Number(match[1].replaceAll(",", "")) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

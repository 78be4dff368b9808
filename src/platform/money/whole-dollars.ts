import { locale } from "#platform/words/catalogue.ts";
import type { Cents } from "./money.ts";

const format = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Returns `$1,235`, rounded: nobody decides by such a figure. */
export const wholeDollars = (amount: Cents): string => format.format(amount / 100);

import { catalogue } from "#platform/words/catalogue.ts";
import { publishDateInWords } from "../publish-date.ts";

/** Apart from the tables' words: an offer or a cart says a date and knows no order's moves. */
export const dateWords = catalogue("orders.dates.words", { publishDate: publishDateInWords });

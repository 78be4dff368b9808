import { countryCodes } from "../../src/platform/contract/country-codes.ts";
import { languageCodes } from "../../src/platform/contract/language-codes.ts";

/** Words of `Intl`, which follow the locale by themselves once it has one. */
const intlWords =
  "January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun UTC GMT yesterday today tomorrow now last next ago in second minute hour day week month quarter year seconds minutes hours days weeks months years";

/** Names that are the same in every language: products, keys, formats of files. */
const properNames =
  "Byline Ahrefs Semrush Moz Majestic Google Ctrl Esc Enter CSV XLSX Excel PDF SEPA IBAN BIC DNS API USD";

const namesOf = (type: "region" | "language", codes: readonly string[]): string => {
  const names = new Intl.DisplayNames("en-US", { type });
  return codes.map((code) => names.of(code)).join(" ");
};
const places = `${namesOf("region", countryCodes)} ${namesOf("language", languageCodes)} Twi`;

const everywhere = new Set(wordsIn(`${intlWords} ${properNames} ${places}`));

/** Answered values by their words, so that a run of words is found in one of them. */
export class Answered {
  #texts = "\n";

  /** Reads the values of an answer, not its keys and addresses. */
  read(body: string): void {
    JSON.parse(body, (_key, value) => {
      if (typeof value === "string" && !value.startsWith("/api/") && value.length < 20_000)
        this.#texts += `${wordsIn(value).join(" ")}\n`;
      return value;
    });
  }

  holds(run: string[]): boolean {
    return this.#texts.includes(run.join(" "));
  }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z][a-z'’]*/g) ?? [];
}

/** Runs of letters in an id can look like words. */
const ids = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** The English in a text that neither an answer of the server holds nor every language shares. */
export function englishIn(text: string, answered: Answered): string[] {
  const left: string[] = [];
  for (const clause of text.replaceAll(ids, " ").split(/[^A-Za-z'’ -]+/)) {
    const words = wordsIn(clause);
    while (words.length > 0) {
      const length = words.findLastIndex((_word, last) => answered.holds(words.slice(0, last + 1))) + 1;
      const [word = "", ...rest] = words;
      if (length === 0 && word.length > 2 && !everywhere.has(word)) left.push(word);
      words.splice(0, words.length, ...(length > 0 ? words.slice(length) : rest));
    }
  }
  return left;
}

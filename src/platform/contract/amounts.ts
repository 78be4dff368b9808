import { z } from "zod";

/** Schemas whose values depend on the reader. A described copy of one is of its kind too. */
class Kind {
  readonly #schemas = z.registry<{ isOfKind: true }>();

  register<Schema extends z.ZodType>(schema: Schema): Schema {
    this.#schemas.add(schema, { isOfKind: true });
    return schema;
  }

  has(schema: z.core.$ZodType): boolean {
    return this.#schemas.get(schema) !== undefined;
  }
}

export const amounts = new Kind();
export const spokenTexts = new Kind();

const currency = "(?:[$€£¥]|\\b(?:USD|EUR|GBP)\\b)";
const figure = "\\d(?:[\\d.,'\u00a0\u202f ]*\\d)?(?:\\s?(?:k|m|thousand|million)\\b)?";
export const writtenAmount = new RegExp(
  `${currency}\\s*${figure}|${figure}\\s*(?:${currency}|\\b(?:dollars|euros|bucks|pounds)\\b)`,
  "giu",
);

export const blackedOut = "•••";

export const withoutAmounts = (text: string): string => text.replaceAll(writtenAmount, blackedOut);

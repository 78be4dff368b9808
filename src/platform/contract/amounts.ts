import { z } from "zod";

/** The schemas of one kind: what is made of their values depends on who reads. A described copy of one is of its kind. */
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
/** An amount of money as people write it. */
export const writtenAmount = new RegExp(
  `${currency}\\s*${figure}|${figure}\\s*(?:${currency}|\\b(?:dollars|euros|bucks|pounds)\\b)`,
  "giu",
);

/** What stands for an amount that its reader may not know. */
export const blackedOut = "•••";

/** A text with the amounts of money in it blacked out. */
export const withoutAmounts = (text: string): string => text.replaceAll(writtenAmount, blackedOut);

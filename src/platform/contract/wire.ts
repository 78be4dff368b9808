import "./say-messages.ts";
import { z } from "zod";
import { formatCents } from "../money/money.ts";
import { amounts, spokenTexts } from "./amounts.ts";
import { knownCountries } from "./country-codes.ts";
import { idOf, uuidPattern } from "./iri.ts";
import { messages } from "./messages.ts";
import type { pageQuery } from "./page-query.ts";

/** A link in an answer: an IRI of the named class. */
export const linkTo = (className: string) => z.string().meta({ "x-link": className });

/** A link in an input: the IRI or the bare id, parsed to the id. */
export const linkIn = (resource: string) =>
  z
    .string()
    .regex(new RegExp(`^(/api/${resource}/)?${uuidPattern}$`, "i"))
    .transform(idOf);

/** A country (ISO 3166-1 alpha-2), or an empty text for none. */
export const optionalCountry = () =>
  z.string().refine((code) => code === "" || knownCountries.has(code), messages.wrongValue);

export const instant = () => z.iso.datetime();
export const day = () => z.iso.date();
/** A day within bounds, both `YYYY-MM-DD` and inclusive. Bounds matter: a two-digit year is the first century. */
export const dayBetween = (first: string, last: string) =>
  day()
    .refine((value) => value >= first, messages.atLeast(first))
    .refine((value) => value <= last, messages.atMost(last));
/** Integer cents within inclusive bounds; messages show the bounds as amounts. */
export const centsBetween = (least: number, most: number) =>
  z
    .int()
    .min(least, messages.atLeast(formatCents(least)))
    .max(most, messages.atMost(formatCents(most)));
/** Integer cents up to a billion dollars. */
export const cents = () => centsBetween(0, 1_000_000_000_00);
/** Cents, or a share of them, null for readers who may not know them (decision 0048). */
export const amount = () => amounts.register(z.int().nullable());
/** People's own text; amounts in it are blacked out for readers who may not know them. */
export const spoken = () => spokenTexts.register(z.string());
/** Tells whether the reader may know a record's amounts; a record with amounts can't be sent without it. */
export const showsAmounts = () =>
  z.boolean().describe("Whether you may know the amounts of this record; where not, they are null.");
/** One line: a control character would show as nothing, and part what is joined of such texts. */
export const shortText = (max = 120) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), messages.oneLine);
/** Keeps line breaks and tabs. */
export const longText = (max = 5_000) => z.string().trim().max(max);
/** Only checks the path; commands check in `files/queries.ts` that the image exists. */
export const uploadedImage = () => z.string().regex(/^\/files\/[0-9a-f-]{36}$/);
export const webAddress = () => z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2_000);
/** Empty for none. */
export const optionalWebAddress = () => z.literal("").or(webAddress());

/** A caller that knows the list's length already leaves it uncounted; no address says so. */
export type PageQuery = z.infer<typeof pageQuery> & { isUncounted?: true };

/** The filter of a list whose copies elsewhere are kept up to date. */
export const changedAfter = () => ({
  "updatedAt[after]": instant()
    .optional()
    .describe("Only those that changed after this time; the list then begins with the earliest change."),
});
export type ChangedAfter = { "updatedAt[after]"?: string | undefined };

/** A filter that may be named several times: `country[]=US&country[]=GB`, or once. */
export const severalOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(50).optional(),
  );

/** Columns of whole numbers hold 32 bits; a larger bound is refused before the database fails. */
export const wholeNumberFilter = () =>
  z.coerce
    .number()
    .int()
    .min(-(2 ** 31))
    .max(2 ** 31 - 1)
    .optional();
export const numberFilter = () => z.coerce.number().min(-1e15).max(1e15).optional();
/** Also accepts capitals, which other clients of these conventions send. */
export const direction = () =>
  z
    .enum(["asc", "desc", "ASC", "DESC"])
    .transform((given) => (given.toLowerCase() === "desc" ? "desc" : "asc"))
    .optional();

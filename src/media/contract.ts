import { z } from "zod";
import { countryCodes } from "#platform/contract/country-codes.ts";
import { languageCodes } from "#platform/contract/language-codes.ts";
import { day, instant, linkIn, linkTo, longText, shortText, webAddress } from "#platform/contract/wire.ts";
import { audienceCountriesMax, audienceProblem } from "./audience/audience.ts";
import { mediaStatuses, mediaTypes, metricNames, metrics } from "./media.ts";
import { topicList } from "./topics.ts";
import { verificationMethods, verificationStates } from "./verification/verification.ts";

const noCountry = "Is no country's ISO code: two letters, such as DE";
const noLanguage = "Is no language's ISO code: two letters, such as de";
const countries = new Set(countryCodes.split(" "));
const languages = new Set(languageCodes.split(" "));

/** ISO 3166-1 alpha-2 and ISO 639-1 codes, of those that there are. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: noCountry, abort: true })
  .refine((code) => countries.has(code), noCountry);
export const languageCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2}$/, { error: noLanguage, abort: true })
  .refine((code) => languages.has(code), noLanguage);

/** Each metric within its bounds; unknown is null. Percentages and scores 0–100, seconds, counts. */
const metricValue = (name: (typeof metricNames)[number]) => z.number().min(0).max(metrics[name].max).nullable();
const metricShape = Object.fromEntries(metricNames.map((name) => [name, metricValue(name)])) as Record<
  (typeof metricNames)[number],
  z.ZodNullable<z.ZodNumber>
>;

export const metricsSchema = z.object({ ...metricShape, leadingCountriesIds: z.array(countryCode).max(10).nullable() });
export type Metrics = z.infer<typeof metricsSchema>;

/** By country who reads the medium, in percent; the leading countries follow from it. Null: not known. */
const audienceCountries = z
  .array(z.strictObject({ country: countryCode, percent: z.number().min(0.1).max(100) }))
  .min(1)
  .max(audienceCountriesMax)
  .superRefine((shares, context) => {
    const message = audienceProblem(shares);
    if (message) context.addIssue({ code: "custom", message });
  })
  .nullable();

/** Where a medium's verification stands (R2.19), with what proves the domain; only who works for the medium sees it. */
const verificationSchema = z.object({
  state: z.enum(verificationStates),
  /** A look was asked for and is not done yet. */
  checking: z.boolean(),
  /** By which it is verified, or was last tried. */
  method: z.enum(verificationMethods).nullable(),
  checkedAt: instant().nullable(),
  /** What the last look found instead of the proof. */
  problem: z.string().nullable(),
  /** When the mark goes, while the proof is missing. */
  losesMarkAt: instant().nullable(),
  proofs: z.object({
    dns: z.object({ name: z.string(), value: z.string() }),
    meta: z.object({ address: z.string(), tag: z.string() }),
    file: z.object({ address: z.string(), text: z.string() }),
  }),
});

/** A medium (R3.5) with its newest metrics (R3.6). */
export const mediaSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  name: z.string(),
  url: z.string(),
  domain: z.string(),
  mediaType: z.enum(mediaTypes),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  topics: z.array(z.string()),
  description: z.string(),
  editorialPolicy: z.string(),
  status: z.enum(mediaStatuses),
  rejectionReason: z.string().nullable(),
  /** What the review asks of the publisher. */
  reviewQuestion: z.string().nullable(),
  verified: z.boolean(),
  /** False while somebody else was first to name the domain: proving it takes it over. */
  holdsDomain: z.boolean(),
  verification: verificationSchema.nullable(),
  /** An https address. */
  logo: z.string().nullable(),
  ...metricsSchema.shape,
  audienceCountries,
  /** Where those shares come from and the day they were read. */
  audienceSource: z.object({ source: z.string(), readOn: day() }).nullable(),
  /** Where each known metric comes from and the day it was read. */
  metricSources: z.array(z.object({ metric: z.string(), source: z.string(), readOn: day(), value: z.number() })),
  formatCount: z.int(),
  listedFormatCount: z.int(),
  /** True when the reader's organization owns it. */
  own: z.boolean(),
  /** As what the reader acts there: 0 Admin, 1 Manager, 2 Viewer; null for a medium of somebody else. */
  role: z.int().nullable(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Media = z.infer<typeof mediaSchema>;

const mediaFields = {
  name: shortText(120),
  url: webAddress(),
  mediaType: z.enum(mediaTypes),
  languages: z.array(languageCode).min(1).max(20),
  countries: z.array(countryCode).min(1).max(250),
  topics: topicList(30),
  description: longText(2_000).optional(),
  editorialPolicy: longText(5_000).optional(),
  logo: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .max(2_000)
    .nullable()
    .optional(),
};
const metricFields = { ...metricsSchema.partial().shape, audienceCountries: audienceCountries.optional() };

export const mediaInput = z.strictObject({ organization: linkIn("organizations"), ...mediaFields, ...metricFields });
export const mediaEdit = z.strictObject({
  ...z.object(mediaFields).partial().shape,
  ...metricFields,
  status: z.enum(["draft", "listed", "paused"]).optional(),
});

/** The same change to several media at once, all or none; one medium may stand without its list. */
export const severalMediaEdit = z.strictObject({
  media: z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(linkIn("media")).min(1).max(100),
  ),
  ...z.object(mediaFields).pick({ mediaType: true, languages: true, countries: true, topics: true }).partial().shape,
  status: z.enum(["listed", "paused"]).optional(),
});

export const verifyInput = z.strictObject({ method: z.enum(verificationMethods) });

/** What an operator's review says to the publisher. */
export const reviewReasonInput = z.strictObject({ reason: shortText(2_000) });
export const noInput = z.strictObject({});

export const mediaQuery = z.object({
  organization: linkIn("organizations").optional(),
  status: z.enum(mediaStatuses).optional(),
  search: z.string().trim().max(100).optional(),
  /** Only outlets that are being set up: not listed yet, or without a listed format (R2.19). */
  incomplete: z.stringbool().optional(),
});
export const reviewQuery = z.object({ status: z.enum(mediaStatuses).default("in_review") });

/** `POST /api/media/read-site`. */
export const readSiteInput = z.strictObject({ url: webAddress() });

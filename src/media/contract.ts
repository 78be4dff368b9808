import { z } from "zod";
import { tableFileTypes } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { action, create, file, get, type ListedOf, list, resource, update } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import {
  changedAfter,
  day,
  instant,
  linkIn,
  linkTo,
  longText,
  shortText,
  uploadedImage,
  webAddress,
} from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { audienceCountriesMax, audienceProblem } from "./audience/audience.ts";
import { countryCode, languageCode } from "./codes.ts";
import { mediaStatuses, mediaTypes, metricNames, metrics } from "./media.ts";
import { metricWords } from "./metric-words.ts";
import { mediaMoveInputs } from "./move-input.ts";
import { mediaLife, mediaMoveNames, mediaMoves } from "./moves.ts";
import type { SiteSuggestions } from "./site.ts";
import { topicList } from "./topic-list.ts";
import { verificationMethods, verificationStates } from "./verification/verification.ts";

const metricValue = (name: (typeof metricNames)[number]) =>
  z
    .number()
    .min(0)
    .max(metrics[name].max)
    .nullable()
    .describe(`${metricWords(name)}; null when it is not known.`);
const metricShape = Object.fromEntries(metricNames.map((name) => [name, metricValue(name)])) as Record<
  (typeof metricNames)[number],
  z.ZodNullable<z.ZodNumber>
>;

export const metricsSchema = z.object({
  ...metricShape,
  leadingCountriesIds: z
    .array(countryCode)
    .max(10)
    .nullable()
    .describe("The countries with most readers, ISO 3166-1 alpha-2; null when they are not known."),
});
export type Metrics = z.infer<typeof metricsSchema>;

/** Readers by country, in percent; the leading countries follow from it. */
const audienceCountries = z
  .array(
    z.strictObject({
      country: countryCode.describe("ISO 3166-1 alpha-2."),
      percent: z.number().min(0.1).max(100).describe("The share of the readers, in percent."),
    }),
  )
  .min(1)
  .max(audienceCountriesMax)
  .superRefine((shares, context) => {
    const message = audienceProblem(shares);
    if (message) context.addIssue({ code: "custom", message });
  })
  .nullable()
  .describe("The readers by country; null when they are not known.");

/** A medium's verification (R2.19); only people who work for the medium see it. */
const verificationSchema = z.object({
  state: z.enum(verificationStates).describe("`missing`: the proof is gone, and the mark stays for some days."),
  checking: z.boolean().describe("A look was asked for and is not done yet."),
  method: z
    .enum(verificationMethods)
    .nullable()
    .describe("The method that verified it, or was tried last; null before the first look."),
  checkedAt: instant().nullable().describe("When it was last looked at; null before the first look."),
  problem: z.string().nullable().describe("The finding of the last look instead of the proof; null when it was found."),
  losesMarkAt: instant().nullable().describe("When the mark goes; null unless the proof is missing."),
  proofs: z
    .object({
      dns: z
        .object({ name: z.string().describe("The record's name."), value: z.string().describe("The record's value.") })
        .describe("A TXT record."),
      meta: z
        .object({ address: z.string().describe("The page."), tag: z.string().describe("The tag in its head.") })
        .describe("A tag on the first page."),
      file: z
        .object({ address: z.string().describe("The file's address."), text: z.string().describe("Its content.") })
        .describe("A text file."),
    })
    .describe("The three proofs, each of which is enough."),
});

const about = {
  name: "The outlet's name.",
  url: "The address of its first page.",
  mediaType: "The kind of outlet.",
  languages: "Its languages, ISO 639-1.",
  countries: "The countries that it writes for, ISO 3166-1 alpha-2.",
  topics: "Its topics; any words, the usual ones in their usual spelling.",
  description: "The outlet in the publisher's words.",
  editorialPolicy: "The texts that it takes and refuses, in the publisher's words.",
  logo: "Its logo: an https address, or the path of an uploaded PNG or JPEG, `/files/{id}`; null for none.",
};

const mediaSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The publisher's organization."),
  organizationName: z.string().describe("The organization's name."),
  name: z.string().describe(about.name),
  url: z.string().describe(about.url),
  domain: z.string().describe("The domain of that address."),
  mediaType: z.enum(mediaTypes).describe(about.mediaType),
  languages: z.array(z.string()).describe(about.languages),
  countries: z.array(z.string()).describe(about.countries),
  topics: z.array(z.string()).describe(about.topics),
  description: z.string().describe(`${about.description} Empty for none.`),
  editorialPolicy: z.string().describe(`${about.editorialPolicy} Empty for none.`),
  status: z
    .enum(mediaStatuses)
    .describe("Where it stands; `unproven` waits for the proof of its domain, `listed` is on the market."),
  rejectionReason: z.string().nullable().describe("Why it was turned down; null when it was not."),
  reviewQuestion: z.string().nullable().describe("The review's question to the publisher; null when there is none."),
  verified: z.boolean().describe("The publisher proved that the domain is theirs."),
  holdsDomain: z
    .boolean()
    .describe("False while another publisher was first to name the domain: proving it takes it over."),
  verification: verificationSchema
    .nullable()
    .describe("Where the proof of the domain stands; null for readers who don't work for the outlet."),
  logo: z.string().nullable().describe(about.logo),
  ...metricsSchema.shape,
  audienceCountries,
  audienceSource: z
    .object({
      source: z.string().describe("Where the shares come from."),
      readOn: day().describe("The day they were read, UTC."),
    })
    .nullable()
    .describe("The origin of the readers by country; null when they are not known."),
  metricSources: z
    .array(
      z.object({
        metric: z.string().describe("The metric's name."),
        source: z.string().describe("Where its value comes from."),
        readOn: day().describe("The day it was read, UTC."),
        value: z.number().describe("The value that was read."),
      }),
    )
    .describe("The newest reading of each known metric."),
  formatCount: z.int().describe("All of its formats."),
  listedFormatCount: z.int().describe("Its listed formats."),
  own: z.boolean().describe("You work for it."),
  role: z
    .int()
    .nullable()
    .describe("Your role there: 0 Admin, 1 Manager, 2 Viewer; null for an outlet of somebody else."),
  moves: z.array(z.enum(mediaMoveNames)).describe("The moves of its standing that you may make now."),
  createdAt: instant().describe("When it was added."),
  updatedAt: instant().describe("When it last changed."),
});
export type Media = z.infer<typeof mediaSchema>;
export type ListedMedia = ListedOf<typeof mediaResource>;

const mediaFields = {
  name: shortText(120).describe(about.name),
  url: webAddress().describe(about.url),
  mediaType: z.enum(mediaTypes).describe(about.mediaType),
  languages: z.array(languageCode).min(1).max(20).describe(about.languages),
  countries: z.array(countryCode).min(1).max(250).describe(about.countries),
  topics: topicList(30).describe(about.topics),
  description: longText(2_000).optional().describe(about.description),
  editorialPolicy: longText(5_000).optional().describe(about.editorialPolicy),
  logo: z
    .union([z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(2_000), uploadedImage()])
    .nullable()
    .optional()
    .describe(about.logo),
};
const metricFields = { ...metricsSchema.partial().shape, audienceCountries: audienceCountries.optional() };

export const mediaInput = z.strictObject({
  organization: linkIn("organizations").describe("The publisher's organization, one of yours."),
  ...mediaFields,
  ...metricFields,
});
export const mediaEdit = z.strictObject({
  ...z.object(mediaFields).partial().shape,
  ...metricFields,
  status: z.enum(["draft", "listed", "paused"]).optional().describe("Where it is to stand."),
});

/** The same change to several media at once; a single medium needs no list. */
export const severalMediaEdit = z.strictObject({
  media: z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(linkIn("media")).min(1).max(100),
    )
    .describe("The outlets, all yours."),
  ...z.object(mediaFields).pick({ mediaType: true, languages: true, countries: true, topics: true }).partial().shape,
  status: z.enum(["listed", "paused"]).optional().describe("Where they are to stand."),
});

const verifyInput = z.strictObject({ method: z.enum(verificationMethods).describe("The proof to look for.") });

const mediaQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only outlets of this organization."),
  status: z.enum(mediaStatuses).optional().describe("Only outlets that stand here."),
  search: z.string().trim().max(100).optional().describe("A part of the name or the domain."),
  incomplete: z
    .stringbool()
    .optional()
    .describe(
      "`true` for outlets that are being set up: not listed yet, or without a listed format; `false` for the others.",
    ),
  ...changedAfter(),
});
const reviewQuery = z.object({
  status: z.enum(mediaStatuses).default("in_review").describe("Where the outlets stand."),
});

export const readSiteInput = z.strictObject({ url: webAddress().describe("The address of the site's first page.") });

export const mediaResource = resource({
  name: "Media",
  path: "media",
  description: "A medium with its newest metrics. The list is one's own; the marketplace is /api/listings.",
  schema: mediaSchema,
  onlyInItem: ["audienceCountries", "audienceSource", "metricSources"],
  operations: {
    list: list({
      summary: "The media that I work for, by name",
      description: "Outlets of your organizations, and single ones that you have a role in.",
      permission: "media.read",
      agent: { tool: "list_my_outlets", title: "List my outlets", use: "The outlets that you publish on." },
      query: mediaQuery,
    }),
    review: list({
      summary:
        "All media by where they stand, the longest waiting first; in review are also those of which a format is",
      description: "Outlets of the whole installation. An outlet and its formats are one case of the review.",
      operator: true,
      query: reviewQuery,
    }),
    export: file({
      fromReplica: true,
      on: "collection",
      summary: "The outlets that I work for as a file",
      description: wholeListWords,
      permission: "media.read",
      query: mediaQuery.extend({ format: tableFormat }),
      files: tableFileTypes,
    }),
    get: get({
      summary: "One medium: a listed one, or one of mine",
      description: "The outlet with its newest metrics. Operators read any.",
    }),
    create: create({
      summary: "Add a medium",
      description:
        "It is listed as soon as the rules allow: after the proof of its domain, after a review, or at once. You work in it from then on.",
      permission: "media.create",
      input: mediaInput,
    }),
    update: update({
      summary: "Edit a medium",
      description:
        "Fields that are not named stay. On another domain its proof and its review no longer count. New metrics are kept as declared by the publisher.",
      permission: "media.edit",
      input: mediaEdit,
    }),
    "edit-several": action({
      on: "collection",
      summary: "Make the same change to several media",
      description: "All outlets change or none. The answer holds them as they stand afterwards.",
      permission: "media.edit",
      input: severalMediaEdit,
      answers: "collection",
    }),
    verify: action({
      summary: "Look for the proof that the domain is mine",
      description:
        "A job looks within moments; read the outlet again for its finding. A second call within a minute asks for nothing.",
      permission: "media.edit",
      input: verifyInput,
    }),
    ...movesAsOperations(mediaMoves, mediaMoveInputs, {
      withoutProof: true,
      refusals: (name) => refusalsOf(mediaLife, name),
    }),
  },
});

const suggested = z.string().nullable();

export const mediaCalls = callsBelow(mediaResource.path, {
  "read-site": {
    method: "POST",
    summary: "What a site says of itself, to fill a form with",
    description: "Reads the page as a visitor would. A site that can't be read is a problem in words, not a refusal.",
    permission: "media.create",
    input: readSiteInput,
    status: 200,
    answers: {
      schema: z.object({
        name: suggested.describe("The site's name."),
        description: suggested.describe("Its own description."),
        language: suggested.describe("Its language, ISO 639-1."),
        logo: suggested.describe("The https address of its logo."),
        problem: suggested.describe("Why it could not be read; null where it was."),
      } satisfies Record<keyof SiteSuggestions | "problem", z.ZodType>),
    },
  },
});

import { z } from "zod";
import { topicList } from "#media/topic-list.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, create, get, list, resource, update } from "#platform/contract/resource.ts";
import {
  amount,
  centsBetween,
  instant,
  linkIn,
  linkTo,
  longText,
  severalOf,
  shortText,
  webAddress,
} from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import {
  type Conditions,
  conditionNames,
  type FieldName,
  type FormatFields,
  fieldNamed,
  fieldNames,
  formatDefaults,
} from "./conditions.ts";
import { countedKinds, extraKinds } from "./extras.ts";
import { type Field, labelWithUnit, unitOf } from "./field.ts";
import { formatStatuses, formatTypes } from "./format.ts";
import { formatMoveInputs } from "./move-input.ts";
import { formatProblems } from "./problems.ts";
import { formatLife, formatMoveNames, formatMoves } from "./standing.ts";

const extraKind = "The thing that it is beside its name; where it is missing, the name says it all.";
const extraCount = "The months of a longer `guarantee`, or the days more on the `homepage`.";

export const extraSchema = z.object({
  name: z.string().describe("Its name; by it the extra is booked."),
  priceCents: amount().describe("Its price in cents; null for readers who may not know it."),
  kind: z.enum(extraKinds).optional().describe(extraKind),
  count: z.int().optional().describe(extraCount),
});

/** The writing service is a field of its own. */
const extra = z.strictObject({
  name: shortText(80).describe("Its name, one of its own within the format; by it the extra is booked."),
  priceCents: centsBetween(0, 100_000_000).describe("Its price in cents."),
  kind: z.enum(countedKinds).optional().describe(extraKind),
  count: z.int().min(1).optional().describe(extraCount),
});

/** Only the API needs these; the browser has labels. */
const meanings: Record<FieldName, string> = {
  formatType: "The kind of publication.",
  contributor: "Published by a contributor; others find such a format by its direct link alone.",
  priceCents: "The listed price in cents.",
  extras: "The extras that can be booked; the writing service stands beside them.",
  writingService: "The publisher writes the text where that is booked.",
  writingPriceCents: "The price for writing, in cents.",
  textMinCharacters: "The shortest text that is accepted, in characters.",
  textMaxCharacters: "The longest text that is accepted, in characters.",
  turnaroundHours: "Hours from acceptance until the text is published.",
  hyperlinkKind: "The kinds of link that can be booked.",
  hyperlinksMax: "The number of links that a text may hold.",
  dofollowFeeCents: "The fee for a dofollow link, in cents; 0 unless the kind asks for one.",
  imagesMin: "The least number of images in a text.",
  imagesMax: "The largest number of images in a text.",
  topicsAccepted: "Topics that are welcome.",
  topicsRefused: "Topics that are refused.",
  permanenceMonths: "Months that the publication stays online; 0 is for ever.",
  homepageDays: "Days on the homepage; 0 for none.",
  adLabel: "The label that marks it as an ad; empty for none.",
  guaranteeDays: "Days of guarantee that the publication stays as agreed; 0 for none.",
  otherConditions: "Further conditions in the publisher's own words.",
  exampleLinks: "Addresses of earlier publications as examples.",
  category: "The outlet's section for such texts; empty where it has none.",
};

function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case "number":
      return z.int().min(field.least).max(field.most);
    case "money":
      return centsBetween(field.least, field.most);
    case "choice":
      return z.enum(field.of);
    case "text":
      return longText(field.most);
    case "topics":
      return topicList(field.most);
    case "addresses":
      return z.array(webAddress()).max(field.most);
    case "extras":
      return z.array(extra).max(field.most);
    case "yesOrNo":
      return z.boolean();
  }
}

type SchemaOf<Name extends FieldName> = z.ZodType<FormatFields[Name], FormatFields[Name]>;
type ShapeOf<Names extends FieldName> = { [Name in Names]: SchemaOf<Name> };

export const formatShape = Object.fromEntries(
  fieldNames.map((name) => [name, schemaOf(fieldNamed(name)).describe(meanings[name])]),
) as ShapeOf<FieldName>;

export const conditionsSchema = z.object(
  Object.fromEntries(conditionNames.map((name) => [name, formatShape[name]])) as ShapeOf<keyof Conditions>,
);

const formatSchema = z.object({
  id: z.string(),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  status: z.enum(formatStatuses).describe("Where the format stands; advertisers book a `listed` one."),
  version: z.int().describe("Counts from 1; new terms of a format that left its draft raise it."),
  ...formatShape,
  priceCents: z.int().min(0).describe("The listed price in cents; 0 while a draft has none."),
  rejectionReason: z
    .string()
    .nullable()
    .describe("Why an operator turned it down; null for readers other than its publisher and operators."),
  desiredPriceCents: z
    .int()
    .nullable()
    .describe("The organization's own price by an accepted offer, in cents; null when there is none."),
  desiredPriceEndsAt: instant().nullable().describe("When that price ends; null where no day ends it."),
  desiredPriceOrdersLeft: z
    .int()
    .nullable()
    .describe("For how many more orders that price holds; null where no number ends it."),
  agreedPriceCount: z
    .int()
    .describe("Organizations that pay an agreed price now; 0 for readers other than its publisher."),
  own: z.boolean().describe("You work for its outlet."),
  moves: z.array(z.enum(formatMoveNames)).describe("The moves of its standing that you may make now."),
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
});
export type Format = z.infer<typeof formatSchema>;

const defaults = Object.fromEntries(
  Object.entries(formatDefaults).map(([name, usual]) => {
    const schema: z.ZodType = formatShape[name as FieldName];
    return [name, schema.default(usual)];
  }),
) as { [Name in keyof typeof formatDefaults]: z.ZodDefault<SchemaOf<Name>> };

const fitting = (value: object, context: z.RefinementCtx) => {
  for (const { path, message } of formatProblems(value))
    context.addIssue({ code: "custom", path: path.split("."), message, input: value });
};

/** Checks fields together, for the editor and for listed formats. */
export const completeFormat = z.object(formatShape).superRefine(fitting);

const outlet = linkIn("media").describe("The outlet, one of yours.");

export const formatInput = z
  .strictObject({
    media: outlet,
    ...formatShape,
    ...defaults,
    status: z
      .enum(["draft", "listed"])
      .default("listed")
      .describe("Where it is to stand, after review where one is asked for."),
  })
  .superRefine(fitting);
export const formatEdit = z.strictObject({
  ...z.object(formatShape).partial().shape,
  status: z
    .enum(["draft", "listed", "paused"])
    .optional()
    .describe("Where it is to stand; one that was rejected goes to review again by `listed`."),
});

/** The campaign's organization decides the price (R3.7 `Your Price`). */
const formatPriceQuery = z.object({
  campaign: linkIn("campaigns")
    .optional()
    .describe("Shows the price of this campaign's organization; without one, the least of all your organizations."),
});
const formatQuery = formatPriceQuery.extend({
  media: severalOf(linkIn("media")).describe("Only formats of these outlets; without any, of your own outlets."),
  organization: linkIn("organizations").optional().describe("Only formats of this organization's outlets."),
  status: z
    .enum(formatStatuses)
    .optional()
    .describe("Only formats that stand here; operators read all that are `in_review`, the oldest first."),
  search: z.string().trim().max(100).optional().describe("A part of the outlet's name, its domain or the type."),
});
export type FormatQuery = z.infer<typeof formatQuery>;

export const formatDraftInput = z.strictObject({
  media: outlet,
  formatType: z.enum(formatTypes).optional().describe("The kind of publication; that of the copied format if missing."),
  copyOf: linkIn("formats")
    .optional()
    .describe("A format of yours that gives the other answers; else they are as usual."),
});
export type FormatDraftInput = z.infer<typeof formatDraftInput>;

export const formatCopies = z.strictObject({
  media: z
    .preprocess(
      (value) => (Array.isArray(value) || value === undefined ? value : [value]),
      z.array(linkIn("media")).min(1).max(50),
    )
    .describe("The outlets that get a copy, all yours."),
  priceFactor: z
    .number()
    .min(0.1)
    .max(10)
    .default(1)
    .describe("The copies' price is the original's times this: the same at 1, else in whole dollars."),
});
export type FormatCopies = z.infer<typeof formatCopies>;

/** Headings that an import matches with its fields, but for the extras. */
const fieldHeadings = Object.fromEntries(fieldNames.map((name) => [name, headingOf(fieldNamed(name))]));

function headingOf(field: Field): string {
  return labelWithUnit(field.label, unitOf(field));
}

const formatList = list({
  summary: "The formats of a medium, or of my own media",
  description:
    "Listed formats of the outlets named, and all of your own, by type and price. Contributors' posts of others are left out.",
  query: formatQuery,
  agent: {
    tool: "list_my_formats",
    title: "List formats",
    use: "Without `media` your own formats, if you publish; with it the formats of those outlets, with conditions and extras.",
  },
});

export const formatResource = resource({
  name: "Format",
  path: "formats",
  description: "What can be booked on a medium: a type with its price, conditions and extras.",
  schema: formatSchema,
  operations: {
    list: formatList,
    export: listExport(formatList, formatSchema, {
      summary: "The formats of a medium, or of my own media, as a file",
      fields: {
        mediaName: "Outlet",
        mediaDomain: "Domain",
        status: "Status",
        ...fieldHeadings,
        updatedAt: "Changed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One format",
      description: "A listed format, or one of yours. A contributor's post is found here by its id.",
      query: formatPriceQuery,
    }),
    create: create({
      summary: "Add a format to a medium of mine",
      description: "Lists it at once, or sends it to an operator's review where formats are reviewed.",
      permission: "format.edit",
      input: formatInput,
    }),
    drafts: action({
      on: "collection",
      summary: "Begin a draft on a medium of mine, as usual or as another format of mine",
      description:
        "The draft may stay incomplete and is seen by its publisher alone. It has no price unless it is copied.",
      permission: "format.edit",
      input: formatDraftInput,
      status: 201,
    }),
    update: update({
      summary: "Edit a format; new conditions raise its version",
      description:
        "Fields that are not named stay. Orders keep the conditions that they were booked under. A format that leaves its draft must be complete.",
      permission: "format.edit",
      input: formatEdit,
    }),
    copies: action({
      summary: "Copy a format to other media of mine, as drafts",
      description: "Each outlet named gets a draft. Example links and the category are left empty.",
      permission: "format.edit",
      input: formatCopies,
      answers: "collection",
      status: 201,
    }),
    ...movesAsOperations(formatMoves, formatMoveInputs, {
      withoutProof: true,
      refusals: (name) => refusalsOf(formatLife, name),
    }),
  },
});

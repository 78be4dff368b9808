import { z } from "zod";
import { topicList } from "#media/topics.ts";
import { messages } from "#platform/contract/messages.ts";
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
import {
  type Conditions,
  conditionNames,
  type FieldName,
  type FormatFields,
  fieldNamed,
  fieldNames,
  formatDefaults,
} from "./conditions.ts";
import { countedExtras, countedKinds, type Extra, extraKinds, isCounted, writingName } from "./extras.ts";
import type { Field } from "./field.ts";
import { formatStatuses, formatTypes, isGuaranteed } from "./format.ts";
import { formatMoveNames } from "./standing.ts";

/** An extra as it was booked, or can be. Cents; `count` is the months or days of a longer guarantee or of the homepage. */
export const extraSchema = z.object({
  name: z.string(),
  priceCents: amount(),
  kind: z.enum(extraKinds).optional(),
  count: z.int().optional(),
});

/** An extra as a publisher offers it; the writing service is a field of its own. */
const extra = z.strictObject({
  name: shortText(80),
  priceCents: centsBetween(0, 100_000_000),
  kind: z.enum(countedKinds).optional(),
  count: z.int().min(1).optional(),
});

/** What a field takes in, by its row. */
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

/** What the editor asks and an edit may change. */
export const formatShape = Object.fromEntries(
  fieldNames.map((name) => [name, schemaOf(fieldNamed(name))]),
) as ShapeOf<FieldName>;

/** The conditions of a format, or those that an order keeps. */
export const conditionsSchema = z.object(
  Object.fromEntries(conditionNames.map((name) => [name, formatShape[name]])) as ShapeOf<keyof Conditions>,
);

/** A format of a medium (R3.8). Cents, characters, hours, months (0 = for ever), days. */
export const formatSchema = z.object({
  id: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  status: z.enum(formatStatuses),
  version: z.int(),
  ...formatShape,
  /** 0 while a draft has none. */
  priceCents: z.int().min(0),
  /** Why an operator turned it down; its publisher alone reads it. */
  rejectionReason: z.string().nullable(),
  /** What the organization pays by an accepted offer; null when there is none (R3.7 `Your Price`). */
  desiredPriceCents: z.int().nullable(),
  /** When that price ends, and how many more orders it is for; each null where it does not end it. */
  desiredPriceEndsAt: instant().nullable(),
  desiredPriceOrdersLeft: z.int().nullable(),
  /** How many organizations pay an agreed price now; its publisher alone reads it. */
  agreedPriceCount: z.int(),
  own: z.boolean(),
  /** What the reader may do with its standing. */
  moves: z.array(z.enum(formatMoveNames)),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Format = z.infer<typeof formatSchema>;

const defaults = Object.fromEntries(
  Object.entries(formatDefaults).map(([name, usual]) => {
    const schema: z.ZodType = formatShape[name as FieldName];
    return [name, schema.default(usual)];
  }),
) as { [Name in keyof typeof formatDefaults]: z.ZodDefault<SchemaOf<Name>> };

/** What fits together: bounds in order, no links where the kind is "Without", a fee where one is asked. */
export function formatProblems(format: Partial<FormatFields>): Problem[] {
  const problems: Problem[] = [];
  const {
    textMinCharacters = 0,
    textMaxCharacters,
    imagesMin = 0,
    imagesMax,
    hyperlinksMax,
    hyperlinkKind,
    dofollowFeeCents,
    contributor,
    formatType,
    guaranteeDays,
  } = format;
  if (textMaxCharacters !== undefined && textMaxCharacters < textMinCharacters)
    problems.push({ path: "textMaxCharacters", message: messages.atLeast(String(textMinCharacters)) });
  if (imagesMax !== undefined && imagesMax < imagesMin)
    problems.push({ path: "imagesMax", message: messages.atLeast(String(imagesMin)) });
  if (hyperlinkKind === "Without" && hyperlinksMax)
    problems.push({ path: "hyperlinksMax", message: messages.atMost("0") });
  if (hyperlinkKind && hyperlinkKind !== "Without" && hyperlinksMax === 0)
    problems.push({ path: "hyperlinksMax", message: messages.atLeast("1") });
  if (hyperlinkKind === "Dofollow For a Fee" && !dofollowFeeCents)
    problems.push({ path: "dofollowFeeCents", message: messages.fill });
  if (contributor && formatType !== undefined && formatType !== "Contributor Post")
    problems.push({ path: "contributor", message: messages.wrongValue });
  if (contributor && guaranteeDays) problems.push({ path: "guaranteeDays", message: messages.atMost("0") });
  return [...problems, ...extraProblems(format)];
}

type Problem = { path: string; message: string };

/** What an extra counts has its number, and each has a name of its own: by it the extra is booked. */
function extraProblems({ extras = [], formatType }: Partial<FormatFields>): Problem[] {
  return extras.flatMap((extra, index) => {
    const at = (field: keyof Extra) => `extras.${index}.${field}`;
    const isTaken = extra.name === writingName || extras.findIndex(({ name }) => name === extra.name) < index;
    return [
      ...(isTaken ? [{ path: at("name"), message: messages.wrongValue }] : []),
      ...countProblems(extra).map((message) => ({ path: at("count"), message })),
      ...(extra.kind === "guarantee" && !isGuaranteed({ formatType })
        ? [{ path: at("kind"), message: messages.wrongValue }]
        : []),
    ];
  });
}

function countProblems({ kind, count }: Extra): string[] {
  if (!isCounted(kind)) return count === undefined ? [] : [messages.wrongValue];
  const { most } = countedExtras[kind];
  if (count === undefined) return [messages.fill];
  return count > most ? [messages.atMost(String(most))] : [];
}

const fitting = (value: object, context: z.RefinementCtx) => {
  for (const { path, message } of formatProblems(value))
    context.addIssue({ code: "custom", path: path.split("."), message, input: value });
};

/** All fields with the rules of what fits together: what the editor checks and a listed format keeps. */
export const completeFormat = z.object(formatShape).superRefine(fitting);

export const formatInput = z
  .strictObject({
    media: linkIn("media"),
    ...formatShape,
    ...defaults,
    status: z.enum(["draft", "listed"]).default("listed"),
  })
  .superRefine(fitting);
export const formatEdit = z.strictObject({
  ...z.object(formatShape).partial().shape,
  status: z.enum(["draft", "listed", "paused"]).optional(),
});
/** Whose price is shown (R3.7 `Your Price`): that of the campaign's organization; without one, the least of all the reader's. */
export const formatPriceQuery = z.object({ campaign: linkIn("campaigns").optional() });
export const formatQuery = formatPriceQuery.extend({
  /** The formats of one medium, or of several. */
  media: severalOf(linkIn("media")),
  /** The formats of one organization's own media. */
  organization: linkIn("organizations").optional(),
  /** `in_review`, for an operator: what waits in the whole installation, the oldest first. */
  status: z.enum(formatStatuses).optional(),
  /** In the medium's name, its domain and the type. */
  search: z.string().trim().max(100).optional(),
});
export type FormatQuery = z.infer<typeof formatQuery>;

/** The first answered step begins a draft; what it does not say is as usual, or as in the format that it is copied from. */
export const formatDraftInput = z.strictObject({
  media: linkIn("media"),
  formatType: z.enum(formatTypes).optional(),
  copyOf: linkIn("formats").optional(),
});
export type FormatDraftInput = z.infer<typeof formatDraftInput>;

/** The same format on other media of one's own, as drafts; the price times a factor: at 1 the same, else in whole dollars. */
export const formatCopies = z.strictObject({
  media: z.preprocess(
    (value) => (Array.isArray(value) || value === undefined ? value : [value]),
    z.array(linkIn("media")).min(1).max(50),
  ),
  priceFactor: z.number().min(0.1).max(10).default(1),
});
export type FormatCopies = z.infer<typeof formatCopies>;

export const noInput = z.strictObject({});
export const formatRejection = z.strictObject({ reason: shortText(1_000) });

/** What comparable formats cost, in cents; null when too few are known to say anything. */
export const priceGuidanceSchema = z.object({
  id: z.string(),
  /** How many prices it is drawn from. */
  count: z.int(),
  medianCents: z.int().nullable(),
  /** A quarter of them cost less than the one, a quarter more than the other. */
  lowerCents: z.int().nullable(),
  upperCents: z.int().nullable(),
  /** The Ahrefs DR that they lie within, when the medium's own is known. */
  ahrefsDrFrom: z.number().nullable(),
  ahrefsDrTo: z.number().nullable(),
});
export type PriceGuidance = z.infer<typeof priceGuidanceSchema>;

/** The orders of a format that nobody has accepted yet: what a change of its conditions touches (R4.8). */
export const openOrdersSchema = z.object({
  id: z.string(),
  /** All of them, those too whose text was not sent yet. */
  count: z.int(),
  organization: linkTo("Organization"),
  media: linkTo("Media"),
  /** The newest of those that the publisher has received. */
  orders: z.array(
    z.object({ id: z.string(), number: z.string(), title: z.string(), totalCents: z.int(), sentAt: instant() }),
  ),
});
export type OpenOrders = z.infer<typeof openOrdersSchema>;

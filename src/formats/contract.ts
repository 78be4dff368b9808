import { z } from "zod";
import { instant, linkIn, linkTo, longText, shortText, webAddress } from "#platform/contract/wire.ts";
import { formatStatuses, formatTypes, hyperlinkKinds } from "./format.ts";

const price = z.int().min(100).max(100_000_000);
const extra = z.strictObject({ name: shortText(80), priceCents: z.int().min(0).max(100_000_000) });
const topics = z.array(shortText(60)).max(60);

const fields = {
  formatType: z.enum(formatTypes),
  priceCents: price,
  extras: z.array(extra).max(20),
  textMinCharacters: z.int().min(0).max(100_000),
  textMaxCharacters: z.int().min(1).max(200_000),
  turnaroundHours: z
    .int()
    .min(1)
    .max(24 * 90),
  hyperlinksMax: z.int().min(0).max(50),
  hyperlinkKind: z.enum(hyperlinkKinds),
  dofollowFeeCents: z.int().min(0).max(100_000_000),
  imagesMin: z.int().min(0).max(50),
  imagesMax: z.int().min(0).max(50),
  topicsAccepted: topics,
  topicsRefused: topics,
  permanenceMonths: z.int().min(0).max(600),
  adLabel: longText(60),
  homepageDays: z.int().min(0).max(3_650),
  otherConditions: longText(3_000),
  writingService: z.boolean(),
  writingPriceCents: z.int().min(0).max(100_000_000),
  exampleLinks: z.array(webAddress()).max(10),
  category: longText(60),
  guaranteeDays: z.int().min(0).max(3_650),
  contributor: z.boolean(),
};

/** A format of a medium (R3.8). Cents, characters, hours, months (0 = for ever), days. */
export const formatSchema = z.object({
  id: z.string(),
  media: linkTo("Media"),
  mediaName: z.string(),
  mediaDomain: z.string(),
  status: z.enum(formatStatuses),
  version: z.int(),
  ...fields,
  /** What the reader's organization pays by an accepted offer; null when there is none (R3.7 `Your Price`). */
  desiredPriceCents: z.int().nullable(),
  own: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Format = z.infer<typeof formatSchema>;

const defaults = {
  extras: fields.extras.default([]),
  dofollowFeeCents: fields.dofollowFeeCents.default(0),
  imagesMin: fields.imagesMin.default(0),
  topicsAccepted: topics.default([]),
  topicsRefused: topics.default([]),
  adLabel: fields.adLabel.default(""),
  homepageDays: fields.homepageDays.default(0),
  otherConditions: fields.otherConditions.default(""),
  writingService: fields.writingService.default(false),
  writingPriceCents: fields.writingPriceCents.default(0),
  exampleLinks: fields.exampleLinks.default([]),
  category: fields.category.default(""),
  guaranteeDays: fields.guaranteeDays.default(90),
  contributor: fields.contributor.default(false),
};

/** What fits together: bounds in order, no links where the kind is "Without", a fee where one is asked. */
export function formatProblems(
  format: Partial<z.infer<z.ZodObject<typeof fields>>>,
): { path: string; message: string }[] {
  const problems: { path: string; message: string }[] = [];
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
    problems.push({ path: "textMaxCharacters", message: `Can't be less than ${textMinCharacters}` });
  if (imagesMax !== undefined && imagesMax < imagesMin)
    problems.push({ path: "imagesMax", message: `Can't be less than ${imagesMin}` });
  if (hyperlinkKind === "Without" && hyperlinksMax)
    problems.push({ path: "hyperlinksMax", message: "Can't be more than 0" });
  if (hyperlinkKind && hyperlinkKind !== "Without" && hyperlinksMax === 0)
    problems.push({ path: "hyperlinksMax", message: "Can't be less than 1" });
  if (hyperlinkKind === "Dofollow For a Fee" && !dofollowFeeCents)
    problems.push({ path: "dofollowFeeCents", message: "Fill to continue" });
  if (contributor && formatType !== undefined && formatType !== "Contributor Post")
    problems.push({ path: "contributor", message: "Wrong value" });
  if (contributor && guaranteeDays) problems.push({ path: "guaranteeDays", message: "Can't be more than 0" });
  return problems;
}

const fitting = (value: object, context: z.RefinementCtx) => {
  for (const { path, message } of formatProblems(value))
    context.addIssue({ code: "custom", path: [path], message, input: value });
};

export const formatInput = z
  .strictObject({
    media: linkIn("media"),
    ...fields,
    ...defaults,
    status: z.enum(["draft", "listed"]).default("listed"),
  })
  .superRefine(fitting);
export const formatEdit = z.strictObject({
  ...z.object(fields).partial().shape,
  status: z.enum(["draft", "listed", "paused"]).optional(),
});
export const formatQuery = z.object({ media: linkIn("media").optional() });

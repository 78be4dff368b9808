import { z } from "zod";
import { tableFileTypes } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { action, create, file, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import { instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { markKinds } from "./marks.ts";

const kind = z.enum(markKinds).describe("The list.");

/** A favourite or blocked medium of an organization, or of one campaign only (R3.16). */
const mediumMarkSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization whose list it is on."),
  campaign: linkTo("Campaign")
    .nullable()
    .describe("The campaign whose list it is on; null where it counts in all of the organization's campaigns."),
  campaignName: z.string().nullable().describe("That campaign's name."),
  media: linkTo("Media").describe("The outlet."),
  mediaName: z.string().describe("The outlet's name."),
  mediaDomain: z.string().describe("The outlet's domain."),
  kind,
  note: z.string().describe("A note for colleagues; may be empty."),
  createdAt: instant().describe("When it was marked."),
  updatedAt: instant().describe("When the mark last changed."),
});
export type MediumMark = z.infer<typeof mediumMarkSchema>;

const mediumMarkQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only marks of this organization and its campaigns."),
  campaign: linkIn("campaigns").optional().describe("Only marks of this campaign's own lists."),
  media: linkIn("media").optional().describe("Only marks of this outlet."),
  kind: kind.optional().describe("Only marks of this list."),
  search: z.string().trim().max(100).optional().describe("A part of the outlet's name or domain."),
});

export const mediumMarkInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose list it goes on."),
  campaign: linkIn("campaigns").optional().describe("A campaign of it, where the mark counts in that alone."),
  media: linkIn("media").describe("The outlet, one that you see."),
  kind,
  note: longText(500).optional().describe("A note for colleagues."),
});

/** As many outlets as a marketplace's choice holds. */
const markedTogether = 50;

const mediumMarksInput = z.strictObject({
  organization: mediumMarkInput.shape.organization,
  campaign: mediumMarkInput.shape.campaign,
  kind,
  media: z.array(linkIn("media")).min(1).max(markedTogether).describe("The outlets, all of which you see."),
});
export type MediumMarksInput = z.output<typeof mediumMarksInput>;

export const mediumMarkEdit = z.strictObject({
  campaign: linkIn("campaigns")
    .nullable()
    .optional()
    .describe("The campaign that it counts in from now on; null for the whole organization. Not named, it stays."),
  kind: kind.optional().describe("The list that it is on from now on. Not named, it stays."),
});

export const mediumMarkResource = resource({
  name: "MediumMark",
  path: "medium_marks",
  description: "Favourite and blocked media of an organization, or of one campaign.",
  schema: mediumMarkSchema,
  operations: {
    list: list({
      summary: "Marked media, the newest first",
      description: "Marks of all your organizations and their campaigns that you see.",
      query: mediumMarkQuery,
    }),
    export: file({
      on: "collection",
      summary: "Marked media as a file",
      description: wholeListWords,
      query: mediumMarkQuery.extend({ format: tableFormat }),
      files: tableFileTypes,
    }),
    get: get({ summary: "One mark", description: "A mark of an organization or a campaign that you see." }),
    create: create({
      summary: "Mark a medium, or mark it as the other",
      description: "An outlet is on one list a place: a new mark there takes the place of the old one.",
      permission: "mediaList.edit",
      input: mediumMarkInput,
    }),
    fill: action({
      on: "collection",
      summary: "Mark several media, all or none",
      description: "Marks up to 50 outlets as `create` does. Answers with their marks of that place.",
      permission: "mediaList.edit",
      input: mediumMarksInput,
      answers: "collection",
    }),
    update: update({
      summary: "Move a mark to the other list, or to where else it counts",
      description: "Happens in one step. A mark of the same outlet that stands there already goes.",
      permission: "mediaList.edit",
      input: mediumMarkEdit,
    }),
    remove: remove({
      summary: "Take a medium off its list",
      description: "The outlet is neither favourite nor blocked there any more.",
      permission: "mediaList.edit",
    }),
  },
});

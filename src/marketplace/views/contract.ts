import { z } from "zod";
import { create, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText, shortText } from "#platform/contract/wire.ts";

const savedViewSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization that it is kept in."),
  name: z.string().describe("Its name."),
  query: z.string().describe("Its filters, sorting and columns, as they stand in the address behind `/media?`."),
  shared: z.boolean().describe("Everybody in the organization may open it."),
  own: z.boolean().describe("You keep it; a shared view of somebody else can be opened, not changed."),
  ownerName: z.string().describe("The person who keeps it."),
  createdAt: instant().describe("When it was kept."),
  updatedAt: instant().describe("When it last changed."),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const savedViewQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only views of this organization."),
});

const viewFields = {
  name: shortText(80).describe("Its name, one of its own among your views of the organization."),
  query: longText(4_000).describe("A query of the marketplace; unknown parameters and the page are left out."),
};
const shared = z.boolean().describe("Everybody in the organization may open it.");

export const savedViewInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization that it is kept in, one of yours."),
  ...viewFields,
  shared: shared.default(false),
});
export const savedViewEdit = z.strictObject({
  ...z.object(viewFields).partial().shape,
  shared: shared.optional(),
});

/** Per person and organization. */
export const viewsMax = 100;

export const savedViewResource = resource({
  name: "SavedView",
  path: "saved_views",
  description: "Views of the marketplace: one's own, and those that others in the organization share.",
  schema: savedViewSchema,
  operations: {
    list: list({
      summary: "My views and shared ones, by name",
      description: "Views of the organizations that you belong to.",
      query: savedViewQuery,
    }),
    get: get({ summary: "One view", description: "A view of yours, or one that is shared in your organization." }),
    create: create({
      summary: "Keep a view",
      description: `The query is checked as the marketplace would. You keep ${viewsMax} views in an organization at most.`,
      scope: "campaigns",
      input: savedViewInput,
    }),
    update: update({
      summary: "Rename, change or share a view of mine",
      description: "Fields that are not named stay. Views of others are theirs to change.",
      scope: "campaigns",
      input: savedViewEdit,
    }),
    remove: remove({
      summary: "Remove a view of mine",
      description: "A shared view is gone for everybody.",
      scope: "campaigns",
    }),
  },
});

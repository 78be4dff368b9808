import { create, get, list, type Resource, readBack, remove, update } from "#platform/http/resource.ts";
import { editView, removeView, saveView } from "../../views/server/commands.ts";
import { findView, listViews } from "../../views/server/queries.ts";
import {
  mediumMarkEdit,
  mediumMarkInput,
  mediumMarkQuery,
  mediumMarkSchema,
  savedViewEdit,
  savedViewInput,
  savedViewQuery,
  savedViewSchema,
} from "../contract.ts";
import { markMedium, moveMark, unmarkMedium } from "./commands.ts";
import { findMark, listMarks } from "./queries.ts";

export const mediumMarkResource: Resource = {
  name: "MediumMark",
  path: "medium_marks",
  description: "Favourite and blocked media of an organization, or of one campaign.",
  schema: mediumMarkSchema,
  operations: [
    list({
      summary: "Marked media, the newest first",
      query: mediumMarkQuery,
      handle: ({ reader, actor, query }) => listMarks(reader, actor, query),
    }),
    get({ summary: "One mark", handle: ({ reader, actor, id }) => findMark(reader, actor, id) }),
    create({
      summary: "Mark a medium, or mark it as the other",
      permission: "mediaList.edit",
      input: mediumMarkInput,
      handle: async ({ tx, actor, input }) => readBack(await findMark(tx, actor, await markMedium(tx, actor, input))),
    }),
    update({
      summary: "Move a mark to the other list, or to where else it counts",
      permission: "mediaList.edit",
      input: mediumMarkEdit,
      handle: async ({ tx, actor, id, input }) => {
        await moveMark(tx, actor, id, input);
        return readBack(await findMark(tx, actor, id));
      },
    }),
    remove({
      summary: "Take a medium off its list",
      permission: "mediaList.edit",
      handle: ({ tx, actor, id }) => unmarkMedium(tx, actor, id),
    }),
  ],
};

export const savedViewResource: Resource = {
  name: "SavedView",
  path: "saved_views",
  description: "Views of the marketplace: one's own, and those that others in the organization share.",
  schema: savedViewSchema,
  operations: [
    list({
      summary: "My views and shared ones, by name",
      query: savedViewQuery,
      handle: ({ reader, actor, query }) => listViews(reader, actor, query),
    }),
    get({ summary: "One view", handle: ({ reader, actor, id }) => findView(reader, actor, id) }),
    create({
      summary: "Keep a view",
      scope: "campaigns",
      input: savedViewInput,
      handle: async ({ tx, actor, input }) => readBack(await findView(tx, actor, await saveView(tx, actor, input))),
    }),
    update({
      summary: "Rename, change or share a view of mine",
      scope: "campaigns",
      input: savedViewEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editView(tx, actor, id, input);
        return readBack(await findView(tx, actor, id));
      },
    }),
    remove({
      summary: "Remove a view of mine",
      scope: "campaigns",
      handle: ({ tx, actor, id }) => removeView(tx, actor, id),
    }),
  ],
};

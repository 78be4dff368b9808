import { create, get, list, type Resource, seen, update } from "#platform/http/resource.ts";
import { mediaEdit, mediaInput, mediaQuery, mediaSchema } from "../contract.ts";
import { createMedia, editMedia } from "./commands.ts";
import { findMedia, listOwnMedia } from "./queries.ts";

export const mediaResource: Resource = {
  name: "Media",
  path: "media",
  description: "A medium with its newest metrics. The list is one's own; the marketplace is /api/listings.",
  schema: mediaSchema,
  operations: [
    list({
      summary: "The media that I work for, by name",
      permission: "media.read",
      query: mediaQuery,
      handle: ({ reader, actor, query }) => listOwnMedia(reader, actor, query),
    }),
    get({
      summary: "One medium: a listed one, or one of mine",
      handle: ({ reader, actor, id }) => findMedia(reader, actor, id),
    }),
    create({
      summary: "Add a medium",
      permission: "media.create",
      input: mediaInput,
      handle: async ({ tx, actor, input }) => seen(await findMedia(tx, actor, await createMedia(tx, actor, input))),
    }),
    update({
      summary: "Edit a medium",
      permission: "media.edit",
      input: mediaEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editMedia(tx, actor, id, input);
        return seen(await findMedia(tx, actor, id));
      },
    }),
  ],
};

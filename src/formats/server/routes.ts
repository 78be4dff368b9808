import { create, get, list, type Resource, seen, update } from "#platform/http/resource.ts";
import { formatEdit, formatInput, formatQuery, formatSchema } from "../contract.ts";
import { createFormat, editFormat } from "./commands.ts";
import { findFormat, listFormats } from "./queries.ts";

export const formatResource: Resource = {
  name: "Format",
  path: "formats",
  description: "What can be booked on a medium: a type with its price, conditions and extras.",
  schema: formatSchema,
  operations: [
    list({
      summary: "The formats of a medium, or of my own media",
      query: formatQuery,
      handle: ({ reader, actor, query }) => listFormats(reader, actor, query),
    }),
    get({ summary: "One format", handle: ({ reader, actor, id }) => findFormat(reader, actor, id) }),
    create({
      summary: "Add a format to a medium of mine",
      permission: "format.edit",
      input: formatInput,
      handle: async ({ tx, actor, input }) => seen(await findFormat(tx, actor, await createFormat(tx, actor, input))),
    }),
    update({
      summary: "Edit a format; new conditions raise its version",
      permission: "format.edit",
      input: formatEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editFormat(tx, actor, id, input);
        return seen(await findFormat(tx, actor, id));
      },
    }),
  ],
};

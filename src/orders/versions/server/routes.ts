import { create, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { ofOrderQuery } from "../../of-order.ts";
import { textVersionInput, textVersionSchema } from "../contract.ts";
import { keepOwnVersion } from "./commands.ts";
import { findTextVersion, listTextVersions } from "./queries.ts";

export const textVersionResource: Resource = {
  name: "TextVersion",
  path: "text_versions",
  description:
    "An order's texts beside the one that stands: those that were sent, which both sides read, and one's own that another took the place of.",
  schema: textVersionSchema,
  operations: [
    list({
      summary: "The texts of my orders, newest first",
      permission: "order.read",
      query: ofOrderQuery,
      handle: ({ reader, actor, query }) => listTextVersions(reader, actor, query),
    }),
    get({
      summary: "One text",
      permission: "order.read",
      handle: ({ reader, actor, id }) => findTextVersion(reader, actor, id),
    }),
    create({
      summary: "Keep a text that I give up for a colleague's",
      permission: "order.write",
      input: textVersionInput,
      handle: async ({ tx, actor, input }) =>
        readBack(await findTextVersion(tx, actor, await keepOwnVersion(tx, actor, input))),
    }),
  ],
};

import { get, type Resource } from "#platform/http/resource.ts";
import { slotsQuery, slotsSchema } from "../contract.ts";
import { findSlots } from "../slots/server/queries.ts";

export const slotsResource: Resource = {
  name: "Slots",
  path: "slots",
  description: "The days on which an outlet has no free slot: its holidays and its full weeks; by the medium's id.",
  schema: slotsSchema,
  operations: [
    get({
      summary: "When a listed outlet, or one of mine, has no free slot",
      query: slotsQuery,
      handle: ({ reader, actor, id, query }) => findSlots(reader, actor, { id, order: query.order }),
    }),
  ],
};

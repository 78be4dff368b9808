import { action, create, get, list, type Resource, readBack, update } from "#platform/http/resource.ts";
import {
  formatCopies,
  formatDraftInput,
  formatEdit,
  formatInput,
  formatPriceQuery,
  formatQuery,
  formatRejection,
  formatSchema,
  noInput,
  openOrdersSchema,
  priceGuidanceSchema,
} from "../contract.ts";
import { beginFormat, copyFormat } from "../editor/server/commands.ts";
import { findOpenOrders, findPriceGuidance } from "../editor/server/queries.ts";
import { createFormat, editFormat, reviewFormat } from "./commands.ts";
import { findAnyFormat, findFormat, listFormats, listFormatsByIds } from "./queries.ts";

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
    get({
      summary: "One format",
      query: formatPriceQuery,
      handle: ({ reader, actor, id, query }) => findFormat(reader, actor, id, query.campaign),
    }),
    create({
      summary: "Add a format to a medium of mine",
      permission: "format.edit",
      input: formatInput,
      handle: async ({ tx, actor, input }) =>
        readBack(await findFormat(tx, actor, await createFormat(tx, actor, input))),
    }),
    action({
      path: "/drafts",
      summary: "Begin a draft on a medium of mine, as usual or as another format of mine",
      permission: "format.edit",
      input: formatDraftInput,
      status: 201,
      handle: async ({ tx, actor, input }) =>
        readBack(await findFormat(tx, actor, await beginFormat(tx, actor, input))),
    }),
    update({
      summary: "Edit a format; new conditions raise its version",
      permission: "format.edit",
      input: formatEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editFormat(tx, actor, id, input);
        return readBack(await findFormat(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/copies",
      summary: "Copy a format to other media of mine, as drafts",
      permission: "format.edit",
      input: formatCopies,
      answers: "collection",
      status: 201,
      handle: async ({ tx, actor, id, input }) => listFormatsByIds(tx, actor, await copyFormat(tx, actor, id, input)),
    }),
    action({
      path: "/{id}/approve",
      summary: "List a format that waits for review",
      operator: true,
      input: noInput,
      handle: async ({ tx, actor, id }) => {
        await reviewFormat(tx, actor, id, "approve");
        return readBack(await findAnyFormat(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/reject",
      summary: "Turn a format down, with the reason for its publisher",
      operator: true,
      input: formatRejection,
      handle: async ({ tx, actor, id, input }) => {
        await reviewFormat(tx, actor, id, "reject", input.reason);
        return readBack(await findAnyFormat(tx, actor, id));
      },
    }),
  ],
};

export const priceGuidanceResource: Resource = {
  name: "PriceGuidance",
  path: "price_guidances",
  description: "What formats of the same type cost on similar media. It bears the id of the format that is priced.",
  schema: priceGuidanceSchema,
  operations: [
    get({
      summary: "Prices to compare a format of mine with",
      permission: "format.edit",
      handle: ({ reader, actor, id }) => findPriceGuidance(reader, actor, id),
    }),
  ],
};

export const openOrdersResource: Resource = {
  name: "OpenOrders",
  path: "open_orders",
  description: "The orders of a format that nobody has accepted yet. It bears the id of the format.",
  schema: openOrdersSchema,
  operations: [
    get({
      summary: "What a change of a format's conditions touches",
      permission: "format.edit",
      handle: ({ reader, actor, id }) => findOpenOrders(reader, actor, id),
    }),
  ],
};

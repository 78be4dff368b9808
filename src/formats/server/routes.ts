import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { formatResource } from "../contract.ts";
import { beginFormat, copyFormat } from "../editor/server/commands.ts";
import { createFormat, editFormat, reviewFormat } from "./commands.ts";
import { findAnyFormat, findFormat, listFormats, listFormatsByIds } from "./queries.ts";

export const formatRoutes = serve(formatResource, {
  list: ({ reader, actor, query }) => listFormats(reader, actor, query),
  get: ({ reader, actor, id, query }) => findFormat(reader, actor, id, query.campaign),
  create: async ({ tx, actor, input }) => readBack(await findFormat(tx, actor, await createFormat(tx, actor, input))),
  drafts: async ({ tx, actor, input }) => readBack(await findFormat(tx, actor, await beginFormat(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editFormat(tx, actor, id, input);
    return readBack(await findFormat(tx, actor, id));
  },
  copies: async ({ tx, actor, id, input }) => listFormatsByIds(tx, actor, await copyFormat(tx, actor, id, input)),
  approve: async ({ tx, actor, id }) => {
    await reviewFormat(tx, actor, id, "approve");
    return readBack(await findAnyFormat(tx, actor, id));
  },
  reject: async ({ tx, actor, id, input }) => {
    await reviewFormat(tx, actor, id, "reject", input.reason);
    return readBack(await findAnyFormat(tx, actor, id));
  },
});

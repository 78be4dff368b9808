import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { deedResource } from "../contract.ts";
import { confirmDeed, type DeedPerformers, declineDeed, proposeDeed } from "./commands.ts";
import { findDeed, listDeeds } from "./queries.ts";

/** `performers` come from the modules whose money a deed moves. */
export const deedRoutes = (performers: DeedPerformers) =>
  serve(deedResource, {
    list: ({ reader, actor, query }) => listDeeds(reader, actor, query),
    get: ({ reader, actor, id }) => findDeed(reader, actor, id),
    create: async ({ tx, actor, input }) =>
      readBack(await findDeed(tx, actor, await proposeDeed(tx, actor, input, performers[input.deed]))),
    confirm: async ({ tx, actor, id }) => {
      await confirmDeed(tx, actor, id, performers);
      return readBack(await findDeed(tx, actor, id));
    },
    decline: async ({ tx, actor, id }) => {
      await declineDeed(tx, actor, id);
      return readBack(await findDeed(tx, actor, id));
    },
  });

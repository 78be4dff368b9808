import { readBack, type Writing } from "#platform/http/resource.ts";
import { inTwoSteps, serve } from "#platform/http/serve.ts";
import { mediaResource } from "../contract.ts";
import { type DecideFormats, type ReviewMove, reviewMedia } from "../review/server/commands.ts";
import { verifyMedia } from "../verification/server/commands.ts";
import { createMedia, editMedia, editSeveralMedia } from "./commands.ts";
import { mediaFile } from "./export.ts";
import { findMedia, findOwnMedia, listMediaForReview, listOwnMedia, readMedium, showMedia } from "./queries.ts";

export const mediaRoutes = (decideFormats: DecideFormats) =>
  serve(mediaResource, {
    list: ({ reader, actor, query }) => listOwnMedia(reader, actor, query),
    review: ({ reader, actor, query }) => listMediaForReview(reader, actor, query),
    export: ({ reader, actor, query }) => mediaFile(reader, actor, query),
    get: inTwoSteps(readMedium, showMedia),
    create: async ({ tx, actor, input }) => readBack(await findMedia(tx, actor, await createMedia(tx, actor, input))),
    update: async ({ tx, actor, id, input }) => {
      await editMedia(tx, actor, id, input);
      return readBack(await findMedia(tx, actor, id));
    },
    "edit-several": async ({ tx, actor, input }) => {
      await editSeveralMedia(tx, actor, input);
      return findOwnMedia(tx, actor, input.media);
    },
    verify: async ({ tx, actor, id, input }) => {
      await verifyMedia(tx, actor, id, input.method);
      return readBack(await findMedia(tx, actor, id));
    },
    approve: reviewing("approve", decideFormats),
    ask: reviewing("ask", decideFormats),
    reject: reviewing("reject", decideFormats),
  });

const reviewing =
  (move: ReviewMove, decideFormats: DecideFormats) =>
  async ({ tx, actor, id, input: { reason } }: Writing<{ reason?: string }>) => {
    await reviewMedia(tx, actor, id, { move, reason }, decideFormats);
    return readBack(await findMedia(tx, actor, id));
  };

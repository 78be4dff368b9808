import type { z } from "zod";
import { action, create, get, list, type Operation, type Resource, readBack, update } from "#platform/http/resource.ts";
import {
  mediaEdit,
  mediaInput,
  mediaQuery,
  mediaSchema,
  noInput,
  reviewQuery,
  reviewReasonInput,
  severalMediaEdit,
  verifyInput,
} from "../contract.ts";
import { mediaMoveNamed } from "../moves.ts";
import { type DecideFormats, type ReviewMove, reviewMedia } from "../review/server/commands.ts";
import { verifyMedia } from "../verification/server/commands.ts";
import { createMedia, editMedia, editSeveralMedia } from "./commands.ts";
import { findMedia, findOwnMedia, listMediaForReview, listOwnMedia } from "./queries.ts";

/** An operator's move as an operation; those that need a reason take one. */
function reviewOperation(move: ReviewMove, decideFormats: DecideFormats): Operation {
  const { label, reason } = mediaMoveNamed(move);
  return action({
    path: `/{id}/${move}`,
    summary: label,
    operator: true,
    input: reason ? reviewReasonInput : noInput,
    handle: async ({ tx, actor, id, input }) => {
      const { reason: given } = input as Partial<z.infer<typeof reviewReasonInput>>;
      await reviewMedia(tx, actor, id, { move, reason: given }, decideFormats);
      return readBack(await findMedia(tx, actor, id));
    },
  });
}

export const mediaResource = (decideFormats: DecideFormats): Resource => ({
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
    list({
      path: "/review",
      summary:
        "All media by where they stand, the longest waiting first; in review are also those of which a format is",
      operator: true,
      query: reviewQuery,
      handle: ({ reader, actor, query }) => listMediaForReview(reader, actor, query),
    }),
    get({
      summary: "One medium: a listed one, or one of mine",
      handle: ({ reader, actor, id }) => findMedia(reader, actor, id),
    }),
    create({
      summary: "Add a medium",
      permission: "media.create",
      input: mediaInput,
      handle: async ({ tx, actor, input }) => readBack(await findMedia(tx, actor, await createMedia(tx, actor, input))),
    }),
    update({
      summary: "Edit a medium",
      permission: "media.edit",
      input: mediaEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editMedia(tx, actor, id, input);
        return readBack(await findMedia(tx, actor, id));
      },
    }),
    action({
      path: "/edit-several",
      summary: "Make the same change to several media",
      permission: "media.edit",
      input: severalMediaEdit,
      answers: "collection",
      handle: async ({ tx, actor, input }) => {
        await editSeveralMedia(tx, actor, input);
        return findOwnMedia(tx, actor, input.media);
      },
    }),
    action({
      path: "/{id}/verify",
      summary: "Look for the proof that the domain is mine",
      permission: "media.edit",
      input: verifyInput,
      handle: async ({ tx, actor, id, input }) => {
        await verifyMedia(tx, actor, id, input.method);
        return readBack(await findMedia(tx, actor, id));
      },
    }),
    reviewOperation("approve", decideFormats),
    reviewOperation("ask", decideFormats),
    reviewOperation("reject", decideFormats),
  ],
});

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { create, get, list, type Resource, remove, seen, update } from "#platform/http/resource.ts";
import {
  featureFlagEdit,
  featureFlagInput,
  featureFlagSchema,
  pathRedirectEdit,
  pathRedirectInput,
  pathRedirectSchema,
} from "../contract.ts";
import { createFlag, createRedirect, editFlag, editRedirect, removeFlag, removeRedirect } from "./commands.ts";
import { findFlag, findRedirect, listFlags, listRedirects, readPublicSettings } from "./queries-web.ts";

const operator = true;

export const featureFlagResource: Resource = {
  name: "FeatureFlag",
  path: "feature_flags",
  description: "What the web app may switch on; an unknown flag is off.",
  schema: featureFlagSchema,
  operations: [
    list({
      summary: "All flags",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listFlags(reader, query),
    }),
    get({ summary: "One flag", operator, handle: ({ reader, id }) => findFlag(reader, id) }),
    create({
      summary: "New flag",
      operator,
      input: featureFlagInput,
      handle: async ({ tx, actor, input }) => seen(await findFlag(tx, await createFlag(tx, actor, input))),
    }),
    update({
      summary: "Switch or describe a flag",
      operator,
      input: featureFlagEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editFlag(tx, actor, id, input);
        return seen(await findFlag(tx, id));
      },
    }),
    remove({ summary: "Remove a flag", operator, handle: ({ tx, actor, id }) => removeFlag(tx, actor, id) }),
  ],
};

export const pathRedirectResource: Resource = {
  name: "PathRedirect",
  path: "path_redirects",
  description: "Paths of the web app that lead elsewhere: to another path, or to another site over https.",
  schema: pathRedirectSchema,
  operations: [
    list({
      summary: "All redirects, by path",
      operator,
      query: z.object({}),
      handle: ({ reader, query }) => listRedirects(reader, query),
    }),
    get({ summary: "One redirect", operator, handle: ({ reader, id }) => findRedirect(reader, id) }),
    create({
      summary: "New redirect",
      operator,
      input: pathRedirectInput,
      handle: async ({ tx, actor, input }) => seen(await findRedirect(tx, await createRedirect(tx, actor, input))),
    }),
    update({
      summary: "Lead a path elsewhere",
      operator,
      input: pathRedirectEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editRedirect(tx, actor, id, input);
        return seen(await findRedirect(tx, id));
      },
    }),
    remove({ summary: "Remove a redirect", operator, handle: ({ tx, actor, id }) => removeRedirect(tx, actor, id) }),
  ],
};

type Options = { reader: Reader; readFigures: (reader: Reader) => Promise<object> };

/** `GET /api/public_settings`: what the web app learns before anybody signs in (R2.1, R2.15, R2.25). */
export async function publicSettings(app: FastifyInstance, { reader, readFigures }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/public_settings", async (_request, reply) => {
    const [settings, figures] = await Promise.all([readPublicSettings(reader), readFigures(reader)]);
    return reply
      .header("cache-control", "public, max-age=30")
      .type("application/ld+json; charset=utf-8")
      .send({ ...settings, figures });
  });
}

import { z } from "zod";
import { create, get, list, type Resource, readBack, remove, update } from "#platform/http/resource.ts";
import { featureFlagEdit, featureFlagInput, featureFlagSchema } from "../contract.ts";
import { createFlag, editFlag, removeFlag } from "./commands.ts";
import { findFlag, listFlags } from "./queries.ts";

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
      handle: async ({ tx, actor, input }) => readBack(await findFlag(tx, await createFlag(tx, actor, input))),
    }),
    update({
      summary: "Switch or describe a flag",
      operator,
      input: featureFlagEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editFlag(tx, actor, id, input);
        return readBack(await findFlag(tx, id));
      },
    }),
    remove({ summary: "Remove a flag", operator, handle: ({ tx, actor, id }) => removeFlag(tx, actor, id) }),
  ],
};

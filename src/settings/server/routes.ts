import { get, type Resource, readBack, update } from "#platform/http/resource.ts";
import { settingsEdit, settingsSchema } from "../contract.ts";
import { editSettings } from "./commands.ts";
import { findSettings } from "./queries.ts";

const operator = true;

export const settingsResource: Resource = {
  name: "OperatorSettings",
  path: "settings",
  description:
    "What the operator decides for the whole installation: the fee, the terms of orders, the review. There is one item.",
  schema: settingsSchema,
  operations: [
    get({ summary: "Byline's settings", operator, handle: ({ reader, id }) => findSettings(reader, id) }),
    update({
      summary: "Change Byline's settings, from now on",
      operator,
      input: settingsEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editSettings(tx, actor, id, input);
        return readBack(await findSettings(tx, id));
      },
    }),
  ],
};

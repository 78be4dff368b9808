import { get, type Resource, seen, update } from "#platform/http/resource.ts";
import { houseSettingsEdit, houseSettingsSchema } from "../contract.ts";
import { editSettings } from "./commands.ts";
import { findSettings } from "./queries.ts";

const operator = true;

export const houseSettingsResource: Resource = {
  name: "HouseSettings",
  path: "house_settings",
  description:
    "What the operator decides for the whole house: the fee, the terms of orders, the review. There is one item.",
  schema: houseSettingsSchema,
  operations: [
    get({ summary: "The house's settings", operator, handle: ({ reader, id }) => findSettings(reader, id) }),
    update({
      summary: "Change the house's settings, from now on",
      operator,
      input: houseSettingsEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editSettings(tx, actor, id, input);
        return seen(await findSettings(tx, id));
      },
    }),
  ],
};

import { z } from "zod";
import { action, create, get, type Resource, readBack, update } from "#platform/http/resource.ts";
import { autoTopUpEdit, autoTopUpInput, autoTopUpSchema } from "../contract.ts";
import { changeAutoTopUp, turnOff, turnOn } from "./commands.ts";
import { findAutoTopUp } from "./queries.ts";

const permission = "wallet.topUp";

/** Cards are saved at, and charged by, the provider that Byline is configured with. */
export const autoTopUpResource = (provider: string): Resource => ({
  name: "AutoTopUp",
  path: "auto_top_ups",
  description:
    "Whether an organization's card is charged whenever its balance runs low, under the organization's id. Off until somebody agrees.",
  schema: autoTopUpSchema,
  operations: [
    get({
      summary: "How an organization's automatic top-up stands",
      permission: "wallet.read",
      handle: ({ reader, actor, id }) => findAutoTopUp(reader, actor, id, provider),
    }),
    create({
      summary: "Agree to automatic top-ups, and ask for the provider's page where the card is saved",
      permission,
      personal: true,
      input: autoTopUpInput,
      handle: async ({ tx, actor, input }) => {
        await turnOn(tx, actor, input, provider);
        return readBack(await findAutoTopUp(tx, actor, input.organization, provider));
      },
    }),
    update({
      summary: "Change when, how much and how often the card is charged",
      permission,
      personal: true,
      input: autoTopUpEdit,
      handle: async ({ tx, actor, id, input }) => {
        await changeAutoTopUp(tx, actor, id, input);
        return readBack(await findAutoTopUp(tx, actor, id, provider));
      },
    }),
    action({
      path: "/{id}/turn_off",
      summary: "Charge nothing any more and forget the card",
      permission,
      input: z.strictObject({}),
      handle: async ({ tx, actor, id }) => {
        await turnOff(tx, actor, id);
        return readBack(await findAutoTopUp(tx, actor, id, provider));
      },
    }),
  ],
});

import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { autoTopUpResource } from "../contract.ts";
import { changeAutoTopUp, turnOff, turnOn } from "./commands.ts";
import { findAutoTopUp } from "./queries.ts";

/** Cards are saved at, and charged by, the provider that Byline is configured with. */
export const autoTopUpRoutes = (provider: string) =>
  serve(autoTopUpResource, {
    get: ({ reader, actor, id }) => findAutoTopUp(reader, actor, id, provider),
    create: async ({ tx, actor, input }) => {
      await turnOn(tx, actor, input, provider);
      return readBack(await findAutoTopUp(tx, actor, input.organization, provider));
    },
    update: async ({ tx, actor, id, input }) => {
      await changeAutoTopUp(tx, actor, id, input);
      return readBack(await findAutoTopUp(tx, actor, id, provider));
    },
    turn_off: async ({ tx, actor, id }) => {
      await turnOff(tx, actor, id);
      return readBack(await findAutoTopUp(tx, actor, id, provider));
    },
  });

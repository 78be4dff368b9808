import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { offerResource, offerRuleResource } from "../contract.ts";
import { makeOffer, type OfferNeighbors } from "./commands/make.ts";
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from "./commands/moves.ts";
import { setOfferRule } from "./commands/rule.ts";
import { findOffer, listOffers } from "./queries.ts";
import { findOfferRule } from "./queries-rule.ts";

const moving =
  <Input>(move: (tx: Tx, actor: Actor, id: string, input: Input) => Promise<void>) =>
  async ({ tx, actor, id, input }: Writing<Input>) => {
    await move(tx, actor, id, input);
    return readBack(await findOffer(tx, actor, id));
  };

export const offerRoutes = (neighbors: OfferNeighbors) =>
  serve(offerResource, {
    list: ({ reader, actor, query }) => listOffers(reader, actor, query),
    get: ({ reader, actor, id }) => findOffer(reader, actor, id),
    create: async ({ tx, actor, input }) =>
      readBack(await findOffer(tx, actor, await makeOffer(tx, actor, input, neighbors))),
    accept: moving(acceptOffer),
    counter: moving(counterOffer),
    decline: moving(declineOffer),
    withdraw: moving(withdrawOffer),
  });

export const offerRuleRoutes = serve(offerRuleResource, {
  get: ({ reader, actor, id }) => findOfferRule(reader, actor, id),
  replace: async ({ tx, actor, id, input }) => {
    await setOfferRule(tx, actor, id, input);
    return readBack(await findOfferRule(tx, actor, id));
  },
});

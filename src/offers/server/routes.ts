import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { action, create, get, list, type Resource, readBack, replace } from "#platform/http/resource.ts";
import {
  acceptInput,
  counterInput,
  declineInput,
  offerInput,
  offerQuery,
  offerRuleInput,
  offerRuleSchema,
  offerSchema,
  withdrawInput,
} from "../contract.ts";
import { type OfferMove, offerMoveNamed, offerPermissions } from "../offer.ts";
import { makeOffer } from "./commands/make.ts";
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from "./commands/moves.ts";
import { setOfferRule } from "./commands/rule.ts";
import { findOffer, listOffers } from "./queries.ts";
import { findOfferRule } from "./queries-rule.ts";

/** A move as an operation, in the table's words; its answer is the offer as it stands afterwards. */
const moveOperation = <Input extends z.ZodType>(
  name: OfferMove,
  input: Input,
  make: (tx: Tx, actor: Actor, id: string, input: z.infer<Input>) => Promise<void>,
) =>
  action({
    path: `/{id}/${name}`,
    summary: offerMoveNamed(name).texts.label,
    permission: offerPermissions.client,
    input,
    movesMoney: true,
    handle: async ({ tx, actor, id, input: brought }) => {
      await make(tx, actor, id, brought);
      return readBack(await findOffer(tx, actor, id));
    },
  });

export const offerResource: Resource = {
  name: "Offer",
  path: "offers",
  description:
    "A price that an advertiser names for a format, and what the two sides make of it. An accepted offer is the order of the same id.",
  schema: offerSchema,
  operations: [
    list({
      summary: "The offers that I see, newest first",
      permission: "offer.read",
      query: offerQuery,
      handle: ({ reader, actor, query }) => listOffers(reader, actor, query),
    }),
    get({
      summary: "One offer with all its versions",
      permission: "offer.read",
      handle: ({ reader, actor, id }) => findOffer(reader, actor, id),
    }),
    create({
      summary: "Make an offer; its total is held while it is open",
      permission: offerPermissions.client,
      input: offerInput,
      movesMoney: true,
      handle: async ({ tx, actor, input }) => readBack(await findOffer(tx, actor, await makeOffer(tx, actor, input))),
    }),
    moveOperation("accept", acceptInput, acceptOffer),
    moveOperation("counter", counterInput, counterOffer),
    moveOperation("decline", declineInput, declineOffer),
    moveOperation("withdraw", withdrawInput, withdrawOffer),
  ],
};

export const offerRuleResource: Resource = {
  name: "OfferRule",
  path: "offer_rules",
  description:
    "What a publisher answers to offers for a format without looking. It bears the format's id and is the publisher's alone.",
  schema: offerRuleSchema,
  operations: [
    get({
      summary: "A format's rule; both prices are null where there is none",
      permission: "format.edit",
      handle: ({ reader, actor, id }) => findOfferRule(reader, actor, id),
    }),
    replace({
      path: "/{id}",
      summary: "Set what is accepted and declined at once; both prices null end that",
      permission: "format.edit",
      input: offerRuleInput,
      handle: async ({ tx, actor, id, input }) => {
        await setOfferRule(tx, actor, id, input);
        return readBack(await findOfferRule(tx, actor, id));
      },
    }),
  ],
};

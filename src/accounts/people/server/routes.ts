import { z } from "zod";
import { notFound } from "#platform/http/errors.ts";
import { action, get, type Resource, remove, update } from "#platform/http/resource.ts";
import { clientUserInput, clientUserSchema, currentInput, referralInput } from "../../contract.ts";
import { deleteAccount } from "../../deletion/server/commands.ts";
import type { Entrances } from "../../server/entrances.ts";
import { editClientUser, enterOrganization, markAnalyticsIdentified } from "./commands.ts";
import { readClientUserOf, requireClientUser } from "./queries.ts";

const empty = z.strictObject({});

export const clientUserResource = ({
  enterCampaign,
  enterMedia,
  acceptReferral,
  ...departure
}: Entrances): Resource => ({
  name: "ClientUser",
  path: "client_users",
  description: "The signed-in person, with where they work now. Only one's own record can be read.",
  schema: clientUserSchema,
  operations: [
    get({ summary: "The signed-in person", handle: ({ reader, actor, id }) => readClientUserOf(reader, actor, id) }),
    update({
      path: "",
      summary: "Edit the signed-in person",
      input: clientUserInput,
      handle: async ({ tx, actor, input }) => {
        await editClientUser(tx, actor, input);
        return requireClientUser(tx, actor);
      },
    }),
    update({
      path: "/{id}/update-organization",
      summary: "Go to another organization, campaign or medium",
      input: currentInput,
      handle: async ({ tx, actor, id, input }) => {
        if (id !== actor.userId) throw notFound("This user");
        if (input.organization) await enterOrganization(tx, actor, input.organization);
        if (input.campaign) await enterCampaign(tx, actor, input.campaign);
        if (input.mediaProject) await enterMedia(tx, actor, input.mediaProject);
        return requireClientUser(tx, actor);
      },
    }),
    action({
      path: "/{id}/referrals",
      summary: "Say by whose affiliate link the signed-in person came; a code that does not count changes nothing",
      input: referralInput,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, id, input }) => {
        if (id !== actor.userId) throw notFound("This user");
        await acceptReferral(tx, actor, input.code);
        return undefined;
      },
    }),
    action({
      path: "/segment-identify",
      summary: "The customer-analytics identity is the signed-in person's",
      input: empty,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor }) => {
        await markAnalyticsIdentified(tx, actor);
        return undefined;
      },
    }),
    remove({
      summary: "Delete one's account, freshly signed in; /api/account_deletions/{id} says what that does",
      personal: true,
      handle: ({ tx, actor, id }) => deleteAccount(tx, actor, id, departure),
    }),
  ],
});

import { z } from "zod";
import type { Actor } from "#platform/contract/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { action, create, get, list, type Resource, remove, replace, seen, update } from "#platform/http/resource.ts";
import {
  clientUserInput,
  clientUserSchema,
  currentInput,
  organizationEdit,
  organizationInput,
  organizationSchema,
  referralInput,
  subscriptionPreferencesInput,
  subscriptionPreferencesSchema,
} from "../contract.ts";
import { handOverInput } from "../contract-people.ts";
import {
  createOrganization,
  editClientUser,
  editOrganization,
  markAnalyticsIdentified,
  recordReferral,
  setCurrent,
  setPreferences,
} from "./commands.ts";
import { type Closing, closeOrganization, deleteAccount } from "./commands-closing.ts";
import { handOver } from "./commands-members.ts";
import {
  findOrganization,
  listOrganizations,
  readClientUserOf,
  readPreferences,
  requireClientUser,
} from "./queries.ts";

/** What other modules do when a person enters their part; given at the composition, since they know accounts and not the reverse. */
export type Entrances = {
  enterCampaign: (tx: Tx, actor: Actor, campaignId: string) => Promise<void>;
  enterMedia: (tx: Tx, actor: Actor, mediaProjectId: string) => Promise<void>;
  startCampaigning: (
    tx: Tx,
    actor: Actor,
    organizationId: string,
    names: { project: string; campaign: string },
  ) => Promise<void>;
} & Closing;

const empty = z.strictObject({});

export const clientUserResource = ({ enterCampaign, enterMedia, leaveMarket }: Entrances): Resource => ({
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
        if (input.organization)
          await setCurrent(tx, actor, {
            organizationId: input.organization,
            projectId: null,
            campaignId: null,
            mediaProjectId: null,
          });
        if (input.campaign) await enterCampaign(tx, actor, input.campaign);
        if (input.mediaProject) await enterMedia(tx, actor, input.mediaProject);
        return requireClientUser(tx, actor);
      },
    }),
    action({
      path: "/{id}/referrals",
      summary: "Say who brought the signed-in person",
      input: referralInput,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, id, input }) => {
        if (id !== actor.userId) throw notFound("This user");
        await recordReferral(tx, actor, input.code);
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
      handle: ({ tx, actor, id }) => deleteAccount(tx, actor, id, { leaveMarket }),
    }),
  ],
});

export const subscriptionPreferencesResource: Resource = {
  name: "SubscriptionPreferences",
  path: "client_users/subscription_preferences",
  description: "Which mails the signed-in person wants.",
  schema: subscriptionPreferencesSchema,
  operations: [
    get({ path: "", summary: "The mails that I want", handle: ({ reader, actor }) => readPreferences(reader, actor) }),
    replace({
      path: "",
      summary: "Choose the mails that I want",
      input: subscriptionPreferencesInput,
      handle: async ({ tx, actor, input }) => {
        await setPreferences(tx, actor, input);
        return readPreferences(tx, actor);
      },
    }),
  ],
};

export const organizationResource = ({ startCampaigning, leaveMarket }: Entrances): Resource => ({
  name: "Organization",
  path: "organizations",
  description: "An advertiser or a publisher: it holds members, one balance, projects and media.",
  schema: organizationSchema,
  operations: [
    list({
      summary: "My organizations",
      permission: "organization.read",
      query: z.object({}),
      handle: ({ reader, actor, query }) => listOrganizations(reader, actor, query),
    }),
    get({
      summary: "One of my organizations",
      permission: "organization.read",
      handle: ({ reader, actor, id }) => findOrganization(reader, actor, id),
    }),
    create({
      summary: "New organization; its maker owns it",
      input: organizationInput,
      handle: async ({ tx, actor, input }) => {
        const id = await createOrganization(tx, actor, input);
        const owner: Actor = { ...actor, memberships: [...actor.memberships, { organizationId: id, role: "OWNER" }] };
        const names = { project: input.firstProject ?? input.name, campaign: input.firstCampaign ?? "First campaign" };
        if (input.kind !== "publisher") await startCampaigning(tx, owner, id, names);
        return seen(await findOrganization(tx, owner, id));
      },
    }),
    update({
      summary: "Edit an organization",
      permission: "organization.edit",
      input: organizationEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editOrganization(tx, actor, id, input);
        return seen(await findOrganization(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/hand-over",
      summary: "Hand the ownership over to another member; its owner stays as an admin",
      permission: "organization.handOver",
      personal: true,
      input: handOverInput,
      handle: async ({ tx, actor, id, input }) => {
        await handOver(tx, actor, id, input.member);
        return findOrganization(tx, actor, id);
      },
    }),
    action({
      path: "/{id}/close",
      summary: "Close an organization for good, once it holds no money and no open orders",
      permission: "organization.close",
      personal: true,
      input: empty,
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, id }) => {
        await closeOrganization(tx, actor, id, { leaveMarket });
        return undefined;
      },
    }),
  ],
});

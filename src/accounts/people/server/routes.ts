import { notFound } from "#platform/http/errors.ts";
import { serve } from "#platform/http/serve.ts";
import { deleteAccount } from "../../deletion/server/commands.ts";
import type { Entrances } from "../../server/entrances.ts";
import { clientUserResource } from "../contract.ts";
import { editClientUser, enterOrganization, markAnalyticsIdentified } from "./commands.ts";
import { readClientUserOf, requireClientUser } from "./queries.ts";

export const clientUserRoutes = ({ enterCampaign, enterMedia, acceptReferral, ...departure }: Entrances) =>
  serve(clientUserResource, {
    get: ({ reader, actor, id }) => readClientUserOf(reader, actor, id),
    update: async ({ tx, actor, input }) => {
      await editClientUser(tx, actor, input);
      return requireClientUser(tx, actor);
    },
    "update-organization.update": async ({ tx, actor, id, input }) => {
      if (id !== actor.userId) throw notFound("This user");
      if (input.organization) await enterOrganization(tx, actor, input.organization);
      if (input.campaign) await enterCampaign(tx, actor, input.campaign);
      if (input.mediaProject) await enterMedia(tx, actor, input.mediaProject);
      return requireClientUser(tx, actor);
    },
    referrals: async ({ tx, actor, id, input }) => {
      if (id !== actor.userId) throw notFound("This user");
      await acceptReferral(tx, actor, input.code);
    },
    "segment-identify": ({ tx, actor }) => markAnalyticsIdentified(tx, actor),
    remove: ({ tx, actor, id }) => deleteAccount(tx, actor, id, departure),
  });

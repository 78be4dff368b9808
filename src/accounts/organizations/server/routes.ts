import { invalid } from "#platform/http/errors.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import type { Actor } from "../../actor.ts";
import { handOver } from "../../members/server/commands.ts";
import type { Entrances } from "../../server/entrances.ts";
import { organizationNameResource, organizationResource } from "../contract.ts";
import { isNameAllowed, nameNotAllowed } from "../name.ts";
import { closeOrganization } from "./closing.ts";
import { createOrganization, editOrganization } from "./commands.ts";
import { findOrganization, findOrganizationName, listOrganizationNames, listOrganizations } from "./queries.ts";

/** No organization may take `title`, the installation's name. */
export const organizationRoutes = ({ startCampaigning, ...closing }: Entrances, title: string) =>
  serve(organizationResource, {
    list: ({ reader, actor, query }) => listOrganizations(reader, actor, query),
    get: ({ reader, actor, id }) => findOrganization(reader, actor, id),
    create: async ({ tx, actor, input }) => {
      refuseOwnName(input.name, title);
      const id = await createOrganization(tx, actor, input);
      const owner: Actor = { ...actor, memberships: [...actor.memberships, { organizationId: id, role: "OWNER" }] };
      const { name, kind, firstProject = name, firstCampaign = "First campaign", ...first } = input;
      if (kind !== "publisher")
        await startCampaigning(tx, owner, id, { project: firstProject, campaign: firstCampaign, ...first });
      return readBack(await findOrganization(tx, owner, id));
    },
    update: async ({ tx, actor, id, input }) => {
      refuseOwnName(input.name, title);
      await editOrganization(tx, actor, id, input);
      return readBack(await findOrganization(tx, actor, id));
    },
    "hand-over": async ({ tx, actor, id, input }) => {
      await handOver(tx, actor, id, input.member);
      return readBack(await findOrganization(tx, actor, id));
    },
    close: ({ tx, actor, id }) => closeOrganization(tx, actor, id, closing),
  });

export const organizationNameRoutes = serve(organizationNameResource, {
  list: ({ reader, query }) => listOrganizationNames(reader, query),
  get: ({ reader, id }) => findOrganizationName(reader, id),
});

function refuseOwnName(name: string | undefined, title: string): void {
  if (name !== undefined && !isNameAllowed(name, title)) throw invalid("name", nameNotAllowed, "name_not_allowed");
}

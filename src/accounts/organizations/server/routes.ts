import { z } from "zod";
import { invalid } from "#platform/http/errors.ts";
import { action, create, get, list, type Resource, readBack, update } from "#platform/http/resource.ts";
import type { Actor } from "../../actor.ts";
import { organizationEdit, organizationInput, organizationSchema } from "../../contract.ts";
import { handOverInput } from "../../members/contract.ts";
import { handOver } from "../../members/server/commands.ts";
import type { Entrances } from "../../server/entrances.ts";
import { isNameAllowed, nameNotAllowed } from "../name.ts";
import { closeOrganization } from "./closing.ts";
import { createOrganization, editOrganization } from "./commands.ts";
import { findOrganization, listOrganizations } from "./queries.ts";

/** `title`: the installation's name, which no organization may bear. */
export const organizationResource = ({ startCampaigning, ...closing }: Entrances, title: string): Resource => ({
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
        refuseOwnName(input.name, title);
        const id = await createOrganization(tx, actor, input);
        const owner: Actor = { ...actor, memberships: [...actor.memberships, { organizationId: id, role: "OWNER" }] };
        const { name, kind, firstProject = name, firstCampaign = "First campaign", ...first } = input;
        if (kind !== "publisher")
          await startCampaigning(tx, owner, id, { project: firstProject, campaign: firstCampaign, ...first });
        return readBack(await findOrganization(tx, owner, id));
      },
    }),
    update({
      summary: "Edit an organization",
      permission: "organization.edit",
      input: organizationEdit,
      handle: async ({ tx, actor, id, input }) => {
        refuseOwnName(input.name, title);
        await editOrganization(tx, actor, id, input);
        return readBack(await findOrganization(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/hand-over",
      summary: "Hand the ownership over to another member; its owner stays as an admin",
      permission: "organization.handOver",
      personal: true,
      freshProof: true,
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
      input: z.strictObject({}),
      answers: "nothing",
      status: 204,
      handle: async ({ tx, actor, id }) => {
        await closeOrganization(tx, actor, id, closing);
        return undefined;
      },
    }),
  ],
});

function refuseOwnName(name: string | undefined, title: string): void {
  if (name !== undefined && !isNameAllowed(name, title)) throw invalid("name", nameNotAllowed, "name_not_allowed");
}

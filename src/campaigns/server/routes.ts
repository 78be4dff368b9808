import { z } from "zod";
import { asMaker } from "#accounts/members/server/commands.ts";
import { action, create, get, list, type Resource, readBack, update } from "#platform/http/resource.ts";
import {
  campaignEdit,
  campaignInput,
  campaignQuery,
  campaignSchema,
  projectEdit,
  projectInput,
  projectQuery,
  projectSchema,
} from "../contract.ts";
import { archiveProject, createCampaign, createProject, editCampaign, editProject } from "./commands.ts";
import { findCampaign, findProject, listCampaigns, listProjects } from "./queries.ts";

export const projectResource: Resource = {
  name: "Project",
  path: "projects",
  description: "A brand or client of an organization; its campaigns run below it.",
  schema: projectSchema,
  operations: [
    list({
      summary: "The projects that I see",
      permission: "campaign.read",
      query: projectQuery,
      handle: ({ reader, actor, query }) => listProjects(reader, actor, query),
    }),
    get({
      summary: "One project",
      permission: "campaign.read",
      handle: ({ reader, actor, id }) => findProject(reader, actor, id),
    }),
    create({
      summary: "New project",
      permission: "project.create",
      input: projectInput,
      handle: async ({ tx, actor, input }) => {
        const id = await createProject(tx, actor, input);
        return readBack(
          await findProject(tx, asMaker(actor, { organizationId: input.organization, projectId: id }), id),
        );
      },
    }),
    update({
      summary: "Edit a project",
      permission: "project.edit",
      input: projectEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editProject(tx, actor, id, input);
        return readBack(await findProject(tx, actor, id));
      },
    }),
    ...(["archive", "restore"] as const).map((name) =>
      action({
        path: `/{id}/${name}`,
        summary: name === "archive" ? "Put a project away; its orders go on" : "Bring an archived project back",
        permission: "project.edit",
        input: z.strictObject({}),
        handle: async ({ tx, actor, id }) => {
          await archiveProject(tx, actor, id, name === "archive");
          return readBack(await findProject(tx, actor, id));
        },
      }),
    ),
  ],
};

export const campaignResource: Resource = {
  name: "Campaign",
  path: "campaigns",
  description: "A campaign of a project; carts and orders belong to it.",
  schema: campaignSchema,
  operations: [
    list({
      summary: "Campaigns of the projects that I see",
      permission: "campaign.read",
      query: campaignQuery,
      handle: ({ reader, actor, query }) => listCampaigns(reader, actor, query),
    }),
    get({
      summary: "One campaign",
      permission: "campaign.read",
      handle: ({ reader, actor, id }) => findCampaign(reader, actor, id),
    }),
    create({
      summary: "New campaign",
      permission: "campaign.edit",
      input: campaignInput,
      handle: async ({ tx, actor, input }) =>
        readBack(await findCampaign(tx, actor, await createCampaign(tx, actor, input))),
    }),
    update({
      summary: "Edit a campaign",
      permission: "campaign.edit",
      input: campaignEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editCampaign(tx, actor, id, input);
        return readBack(await findCampaign(tx, actor, id));
      },
    }),
  ],
};

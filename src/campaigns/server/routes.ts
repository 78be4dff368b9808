import { asMaker } from "#accounts/members/server/commands.ts";
import { readBack, type Writing } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { campaignResource, projectResource } from "../contract.ts";
import { archiveProject, createCampaign, createProject, editCampaign, editProject } from "./commands.ts";
import { findCampaign, findProject, listCampaigns, listProjects } from "./queries.ts";

const archiving =
  (isArchived: boolean) =>
  async ({ tx, actor, id }: Writing) => {
    await archiveProject(tx, actor, id, isArchived);
    return readBack(await findProject(tx, actor, id));
  };

export const projectRoutes = serve(projectResource, {
  list: ({ reader, actor, query }) => listProjects(reader, actor, query),
  get: ({ reader, actor, id }) => findProject(reader, actor, id),
  create: async ({ tx, actor, input }) => {
    const id = await createProject(tx, actor, input);
    return readBack(await findProject(tx, asMaker(actor, { organizationId: input.organization, projectId: id }), id));
  },
  update: async ({ tx, actor, id, input }) => {
    await editProject(tx, actor, id, input);
    return readBack(await findProject(tx, actor, id));
  },
  archive: archiving(true),
  restore: archiving(false),
});

export const campaignRoutes = serve(campaignResource, {
  list: ({ reader, actor, query }) => listCampaigns(reader, actor, query),
  get: ({ reader, actor, id }) => findCampaign(reader, actor, id),
  create: async ({ tx, actor, input }) =>
    readBack(await findCampaign(tx, actor, await createCampaign(tx, actor, input))),
  update: async ({ tx, actor, id, input }) => {
    await editCampaign(tx, actor, id, input);
    return readBack(await findCampaign(tx, actor, id));
  },
});

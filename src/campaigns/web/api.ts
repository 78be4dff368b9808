import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

/** The most that the API gives at once: an organization's projects and a project's campaigns stand on one page. */
const fullPage = 100;

export const projectsQuery = (organization: string) =>
  queryOptions(listQuery(api.projects, { organization, itemsPerPage: fullPage }));

/** Projects that were put away, and can be brought back. */
export const archivedProjectsQuery = (organization: string) =>
  queryOptions(listQuery(api.projects, { organization, archived: "true", itemsPerPage: fullPage }));

export const archivedCampaignsQuery = (project: string) =>
  queryOptions(listQuery(api.campaigns, { project, archived: "true", itemsPerPage: fullPage }));

export const projectQuery = (id: string) => queryOptions(findQuery(api.projects, "get", { id }));

/** The campaigns of a project, or of a whole organization. */
export const campaignsQuery = (filter: { project: string } | { organization: string }) =>
  queryOptions(listQuery(api.campaigns, { ...filter, itemsPerPage: fullPage }));

export const campaignQuery = (id: string) => queryOptions(findQuery(api.campaigns, "get", { id }));

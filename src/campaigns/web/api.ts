import { queryOptions } from "@tanstack/react-query";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

/** The API's largest page: one screen shows all projects or campaigns. */
const fullPage = 100;

export const projectsQuery = (organization: string) =>
  queryOptions(listQuery(api.projects, { organization, itemsPerPage: fullPage }));

export const archivedProjectsQuery = (organization: string) =>
  queryOptions(listQuery(api.projects, { organization, archived: "true", itemsPerPage: fullPage }));

export const archivedCampaignsQuery = (project: string) =>
  queryOptions(listQuery(api.campaigns, { project, archived: "true", itemsPerPage: fullPage }));

export const projectQuery = (id: string) => queryOptions(findQuery(api.projects, "get", { id }));

export const campaignsQuery = (filter: { project: string } | { organization: string }) =>
  queryOptions(listQuery(api.campaigns, { ...filter, itemsPerPage: fullPage }));

export const campaignQuery = (id: string) => queryOptions(findQuery(api.campaigns, "get", { id }));

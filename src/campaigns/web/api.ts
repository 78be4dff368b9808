import { queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, findQuery, listQuery } from "#platform/web/calls/client.ts";

type ProjectsFilter = { organization: string; archived?: "true"; page?: number };

export const projectsQuery = ({ page = 1, ...filter }: ProjectsFilter) =>
  queryOptions(listQuery(api.projects, { ...filter, page, itemsPerPage: fullPage }));

export const projectQuery = (id: string) => queryOptions(findQuery(api.projects, "get", { id }));

export type CampaignsFilter = ({ project: string } | { organization: string }) & {
  archived?: "true";
  search?: string | undefined;
  page?: number;
};

/** The newest first: people look for what they made last. */
export const campaignsQuery = ({ page = 1, ...filter }: CampaignsFilter) =>
  queryOptions(listQuery(api.campaigns, { ...filter, sort: "newest", page, itemsPerPage: fullPage }));

export const campaignQuery = (id: string) => queryOptions(findQuery(api.campaigns, "get", { id }));

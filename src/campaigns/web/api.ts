import { queryOptions } from "@tanstack/react-query";
import { fetchCollection, findItem } from "#platform/web/api.ts";
import type { Campaign, Project } from "../contract.ts";

/** The most that the API gives at once: an organization's projects and a project's campaigns stand on one page. */
const fullPage = 100;

export const projectsQuery = (organization: string) =>
  queryOptions({
    queryKey: ["projects", { organization }],
    queryFn: () => fetchCollection<Project>("/projects", { organization, itemsPerPage: fullPage }),
  });

/** What was put away, and can be brought back. */
export const archivedProjectsQuery = (organization: string) =>
  queryOptions({
    queryKey: ["projects", { organization, archived: true }],
    queryFn: () => fetchCollection<Project>("/projects", { organization, archived: true, itemsPerPage: fullPage }),
  });

export const archivedCampaignsQuery = (project: string) =>
  queryOptions({
    queryKey: ["campaigns", { project, archived: true }],
    queryFn: () => fetchCollection<Campaign>("/campaigns", { project, archived: true, itemsPerPage: fullPage }),
  });

export const projectQuery = (id: string) =>
  queryOptions({ queryKey: ["projects", id], queryFn: () => findItem<Project>(`/projects/${id}`) });

/** The campaigns of a project, or of a whole organization. */
export const campaignsQuery = (filter: { project: string } | { organization: string }) =>
  queryOptions({
    queryKey: ["campaigns", filter],
    queryFn: () => fetchCollection<Campaign>("/campaigns", { ...filter, itemsPerPage: fullPage }),
  });

export const campaignQuery = (id: string) =>
  queryOptions({ queryKey: ["campaigns", id], queryFn: () => findItem<Campaign>(`/campaigns/${id}`) });

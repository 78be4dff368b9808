import { api, call, callOnce } from "#platform/web/calls/client.ts";
import type { CampaignEdit, CampaignInput, ProjectEdit, ProjectInput } from "../contract.ts";

/** Safe against double clicks and retries. Kept apart from `api.ts`, which screens load before they show. */
export const createProject = (input: ProjectInput) => callOnce(api.projects, "create", { input });
export const createCampaign = (input: CampaignInput) => callOnce(api.campaigns, "create", { input });

export const editProject = (id: string, input: ProjectEdit) => call(api.projects, "update", { id, input });
export const editCampaign = (id: string, input: CampaignEdit) => call(api.campaigns, "update", { id, input });

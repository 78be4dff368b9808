import type { z } from "zod";
import { send } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import type { Campaign, campaignEdit, campaignInput, Project, projectEdit, projectInput } from "../contract.ts";

/** A second click, or a try after a lost answer, makes the same one; apart from what screens load before they show. */
export const createProject = (input: z.input<typeof projectInput>) => sendOnce<Project>("/projects", input);
export const createCampaign = (input: z.input<typeof campaignInput>) => sendOnce<Campaign>("/campaigns", input);

export const editProject = (id: string, edit: z.input<typeof projectEdit>) =>
  send<Project>("PATCH", `/projects/${id}`, edit);
export const editCampaign = (id: string, edit: z.input<typeof campaignEdit>) =>
  send<Campaign>("PATCH", `/campaigns/${id}`, edit);

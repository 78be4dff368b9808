import { redirect } from "@tanstack/react-router";
import type { ClientUser } from "#accounts/contract.ts";
import { clientUserQuery } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { MarketplaceAddress } from "./address.ts";
import { viewOf } from "./presets.ts";

const seenUnder = "byline-first-view";

/** Leads from the bare address of the marketplace to the first view, where there is one to be seen. */
export async function openFirstView(): Promise<void> {
  const view = await takeFirstView(await queryClient.ensureQueryData(clientUserQuery()));
  if (view && Object.keys(view).length > 0) throw redirect({ to: "/media", search: view, replace: true });
}

/**
 * The first view of the marketplace for who answered the survey: once for each campaign in this browser, so that whoever takes
 * a filter away finds it gone. Undefined for everybody else, and from then on.
 */
async function takeFirstView(user: ClientUser): Promise<Partial<MarketplaceAddress> | undefined> {
  const { currentCampaign: current, questionnaire } = user;
  if (!current || !questionnaire?.goal || hasSeen(current.id)) return undefined;
  const campaign = await queryClient.ensureQueryData(campaignQuery(current.id));
  if (!campaign) return undefined;
  remember(current.id);
  return viewOf(campaign.goal, questionnaire.countries ?? []);
}

const seen = (): string[] => (localStorage.getItem(seenUnder) ?? "").split(" ").filter(Boolean);
const hasSeen = (campaign: string): boolean => seen().includes(campaign);
const remember = (campaign: string): void => localStorage.setItem(seenUnder, [...seen(), campaign].join(" "));

import { redirect } from "@tanstack/react-router";
import type { ClientUser } from "#accounts/people/contract.ts";
import { clientUserQuery } from "#accounts/web/api.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { api, read } from "#platform/web/calls/client.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { choiceFilters } from "../columns.ts";
import type { MarketplaceAddress } from "./address-schema.ts";
import { withLeftOut } from "./left-out.ts";
import { leftOutFirst, viewOf } from "./survey-view.ts";

const seenUnder = "byline-first-view";

/** Redirects from the marketplace's bare address to the first view, where there is one. */
export async function openFirstView(): Promise<void> {
  const view = await takeFirstView(await queryClient.ensureQueryData(clientUserQuery()));
  if (view && Object.keys(view).length > 0) throw redirect({ to: "/media", search: view, replace: true });
}

/**
 * Returns the first view after the survey; undefined without one. Shown once for each campaign in this browser, so that a
 * removed filter stays removed.
 */
async function takeFirstView(user: ClientUser): Promise<Partial<MarketplaceAddress> | undefined> {
  const { currentCampaign: current, questionnaire } = user;
  if (!current || !questionnaire?.goal || hasSeen(current.id)) return undefined;
  const campaign = await queryClient.ensureQueryData(campaignQuery(current.id));
  if (!campaign) return undefined;
  remember(current.id);
  return withResults(viewOf(campaign.goal, questionnaire));
}

/**
 * Leaves out filters until the view has results, and names them in the address. A failed request leaves the view whole.
 */
async function withResults(view: Partial<MarketplaceAddress>): Promise<Partial<MarketplaceAddress>> {
  const set = choiceFilters.map(({ parameter }) => parameter).filter((filter) => view[filter] !== undefined);
  if (set.length === 0) return view;
  const query = { ...Object.fromEntries(set.map((filter) => [filter, view[filter]])), relax: [...leftOutFirst] };
  const answer = await read(api.listings, "facets", { query }).catch(() => undefined);
  return withLeftOut(view, answer?.leftOut ?? []);
}

const seen = (): string[] => (localStorage.getItem(seenUnder) ?? "").split(" ").filter(Boolean);
const hasSeen = (campaign: string): boolean => seen().includes(campaign);
const remember = (campaign: string): void => localStorage.setItem(seenUnder, [...seen(), campaign].join(" "));

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import type { TradeSide } from "#events/trade-side.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, callOnce, download, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Offer, OfferRuleItem, offerInput } from "../contract.ts";
import type { OfferMoveOfPeople, OfferStatus } from "../offer.ts";
import { texts } from "./texts.ts";

export type OffersFilter = {
  side: TradeSide;
  organization?: string | undefined;
  campaign?: string | undefined;
  status?: OfferStatus[] | undefined;
  page?: number | undefined;
};

export const offersQuery = (filter: OffersFilter) =>
  queryOptions({
    ...listQuery(api.offers, filter),
    placeholderData: keepPreviousData,
  });

/** The whole list, whatever page is shown. */
export const offersFile = ({ page: _page, ...filter }: OffersFilter, format: TableFormat): Promise<Blob> =>
  download(api.offers, "export", { query: { ...filter, format } });

export const offerQuery = (id: string) => queryOptions(findQuery(api.offers, "get", { id }, [api.wallets]));

/** Reads the reader's own formats. */
export const ownFormatsQuery = () => queryOptions(listQuery(api.formats, { itemsPerPage: fullPage }));

export const offerRuleQuery = (formatId: string) => queryOptions(findQuery(api.offer_rules, "get", { id: formatId }));

const refreshMoney = () =>
  refresh(api.offers, api.orders, api.wallets, api.transactions, api.carts, api.listings, api.formats, api.campaigns);

/** Repeated clicks make one offer. */
export const useMakeOffer = (name: string) =>
  useMutation({
    meta: { says: texts.changes.make(name) },
    mutationFn: (input: z.input<typeof offerInput>) =>
      withinBudget((said) => callOnce(api.offers, "create", { input: { ...input, ...said } })),
    retry: retryUnanswered,
    onSettled: refreshMoney,
  });

/** Names the version on the screen. Repeated clicks move once. */
export const useOfferMove = ({ id, mediaName, version }: Offer) =>
  useMutation({
    meta: { says: texts.changes.move(mediaName) },
    mutationFn: ({ move, input = {} }: { move: OfferMoveOfPeople; input?: object }) =>
      withinBudget((said) =>
        callOnce(api.offers, move, { id, input: move === "withdraw" ? {} : { version, ...input, ...said } }, [version]),
      ),
    retry: retryUnanswered,
    onSettled: refreshMoney,
  });

export async function saveOfferRule(
  formatId: string,
  rule: Pick<OfferRuleItem, "acceptFromCents" | "declineBelowCents">,
) {
  await call(api.offer_rules, "replace", { id: formatId, input: rule });
  await refresh(api.offer_rules);
}

import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { SharedSubject } from "../shared-link.ts";
import { texts } from "./texts.ts";

/** Without an order, the campaign's report. */
export type SharedWhat = { campaign: string; order?: string; orders?: string[] };

export const sharedLinksQuery = (what: SharedWhat) =>
  queryOptions({
    ...listQuery(api.shared_links, { campaign: what.campaign, order: what.order, itemsPerPage: fullPage }),
  });

/** Without an organization, an operator gets every link. */
export const sharedLinkPageQuery = (filter: { organization?: string; page: number }) =>
  queryOptions({ ...listQuery(api.shared_links, filter), placeholderData: keepPreviousData });

type NewLink = SharedWhat & {
  subject: SharedSubject;
  name: string;
  days: number;
  mayComment: boolean;
  mayApprove: boolean;
  showsPrices: boolean;
};

export const useShare = () =>
  useMutation({
    meta: { says: texts.changes.make },
    mutationFn: (link: NewLink) => call(api.shared_links, "create", { input: link }),
    onSettled: () => refresh(api.shared_links),
  });

export const useRevoke = () =>
  useMutation({
    meta: { says: texts.changes.revoke },
    mutationFn: (id: string) => call(api.shared_links, "revoke", { id, input: {} }),
    onSuccess: () => notify.success(texts.revoked),
    onError: notify.failure,
    onSettled: () => refresh(api.shared_links),
  });

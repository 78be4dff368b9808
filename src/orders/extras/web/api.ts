import { queryOptions, useMutation } from "@tanstack/react-query";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { actionName } from "#platform/contract/resource.ts";
import { pathOf } from "#platform/lifecycle/lifecycle.ts";
import { api, callOnce, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { OrderExtra, OrderExtraInput } from "../contract.ts";
import type { ExtraMoveInput } from "../moves/extra-move-input.ts";
import type { ExtraMoveOfPeople } from "../order-extra.ts";
import { texts } from "./texts.ts";

const refreshOrder = () =>
  refresh(
    api.order_extras,
    api.orders,
    api.order_events,
    api.disputes,
    api.wallets,
    api.transactions,
    api.campaigns,
    api.projects,
  );

/** Oldest first. */
export const orderExtrasQuery = (order: string) =>
  queryOptions(listQuery(api.order_extras, { order, itemsPerPage: fullPage }, { shows: [api.wallets] }));

/** Null where there is none. */
export const orderExtraQuery = (id: string) => queryOptions({ ...findQuery(api.order_extras, "get", { id }) });

/** Proposes an extra once, however often it is repeated. `seen` counts the order's extras. */
export const useProposeExtra = (seen: number) =>
  useMutation({
    meta: { says: texts.changes.propose },
    mutationFn: (input: Omit<OrderExtraInput, "overBudget">) =>
      withinBudget((said) => callOnce(api.order_extras, "create", { input: { ...input, ...said } }, [seen])),
    retry: retryUnanswered,
    onSettled: refreshOrder,
  });

/** Makes a move of an extra once, however often it is repeated. */
export const useExtraMove = ({ id, name, updatedAt }: OrderExtra) =>
  useMutation({
    meta: { says: texts.changes.move(name) },
    mutationFn: ({ move, input }: { move: ExtraMoveOfPeople; input: ExtraMoveInput }) =>
      withinBudget((said) =>
        callOnce(api.order_extras, actionName(pathOf(move)), { id, input: { ...input, ...said } }, [updatedAt]),
      ),
    retry: retryUnanswered,
    onSettled: refreshOrder,
  });

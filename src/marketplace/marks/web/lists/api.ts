import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { MediumMark } from "../../contract.ts";
import type { MarkKind } from "../../marks.ts";
import { texts } from "./texts.ts";

type MarksFilter = {
  organization: string | undefined;
  kind: MarkKind;
  campaign?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

/** Newest first. */
export const marksQuery = (filter: MarksFilter) =>
  queryOptions({ ...listQuery(api.medium_marks, filter), placeholderData: keepPreviousData });

/** Missing parts stay. A null campaign is the whole organization. */
export type MarkMove = { kind?: MarkKind; campaign?: string | null };

export function useMoveMark(mark: MediumMark) {
  return useMutation({
    meta: { says: texts.moves(mark.mediaName) },
    mutationFn: (move: MarkMove) => call(api.medium_marks, "update", { id: mark.id, input: move }),
    onError: notify.failure,
    onSettled: () => refresh(api.medium_marks, api.listings),
  });
}

export function useRemoveMark(mark: MediumMark) {
  return useMutation({
    meta: { says: texts.removes(mark.mediaName) },
    mutationFn: () => call(api.medium_marks, "remove", { id: mark.id }),
    onError: notify.failure,
    onSettled: () => refresh(api.medium_marks, api.listings),
  });
}

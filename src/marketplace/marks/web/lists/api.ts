import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { fetchCollection, send } from "#platform/web/api.ts";
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

/** A page of a list of marked media, the newest first. */
export function marksQuery(filter: MarksFilter) {
  return queryOptions({
    queryKey: ["medium_marks", filter],
    queryFn: () => fetchCollection<MediumMark>("/medium_marks", filter),
    placeholderData: keepPreviousData,
  });
}

/** Where a mark is moved to; what is left out stays. A null campaign is the whole organization. */
export type Move = { kind?: MarkKind; campaign?: string | null };

export function useMoveMark(mark: MediumMark) {
  return useMutation({
    meta: { says: texts.moves(mark.mediaName) },
    mutationFn: (move: Move) => send("PATCH", `/medium_marks/${mark.id}`, move),
    onError: notify.failure,
    onSettled: () => refresh("medium_marks", "listings"),
  });
}

export function useRemoveMark(mark: MediumMark) {
  return useMutation({
    meta: { says: texts.removes(mark.mediaName) },
    mutationFn: () => send("DELETE", `/medium_marks/${mark.id}`),
    onError: notify.failure,
    onSettled: () => refresh("medium_marks", "listings"),
  });
}

import { queryOptions, useMutation } from "@tanstack/react-query";
import { iri } from "#platform/contract/wire.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { pollEveryMilliseconds, queryClient } from "#platform/web/query-client.ts";
import type { Comment } from "../contract.ts";
import { texts } from "./texts.ts";

/** What was said about an order's text; what waits first. */
export const commentsQuery = (order: string) =>
  queryOptions({
    queryKey: ["comments", order],
    queryFn: () => fetchCollection<Comment>("/comments", { order, itemsPerPage: fullPage }),
    refetchInterval: pollEveryMilliseconds,
  });

const readAnew = (order: string) => queryClient.invalidateQueries({ queryKey: commentsQuery(order).queryKey });

export type NewComment = Pick<Comment, "passage" | "before" | "body">;

export const useAddComment = (order: string) =>
  useMutation({
    meta: { says: texts.add },
    mutationFn: (comment: NewComment) =>
      send<Comment>("POST", "/comments", { order: iri("orders", order), ...comment }),
    onSuccess: () => readAnew(order),
  });

export const useResolveComment = (order: string) =>
  useMutation({
    meta: { says: texts.resolve },
    mutationFn: (id: string) => send<Comment>("POST", `/comments/${id}/resolve`, {}),
    onSuccess: () => readAnew(order),
  });

import { queryOptions, useMutation } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { Comment } from "../contract.ts";
import { texts } from "./texts.ts";

export const commentsQuery = (order: string) =>
  queryOptions({
    ...listQuery(api.comments, { order, itemsPerPage: fullPage }),
  });

const readAnew = (order: string) => queryClient.invalidateQueries({ queryKey: commentsQuery(order).queryKey });

export type NewComment = Pick<Comment, "passage" | "before" | "body">;

export const useAddComment = (order: string) =>
  useMutation({
    meta: { says: texts.add },
    mutationFn: (comment: NewComment) => call(api.comments, "create", { input: { order, ...comment } }),
    onSuccess: () => readAnew(order),
  });

export const useResolveComment = (order: string) =>
  useMutation({
    meta: { says: texts.resolve },
    mutationFn: (id: string) => call(api.comments, "resolve", { id, input: {} }),
    onSuccess: () => readAnew(order),
  });

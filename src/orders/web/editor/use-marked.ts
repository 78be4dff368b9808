import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Marked } from "#rich-text/web/marks/find-marks.ts";
import type { Comment } from "../../comments/contract.ts";
import { commentsQuery } from "../../comments/web/api.ts";
import type { Order } from "../../contract.ts";

const nothing: Comment[] = [];

/** Comments that wait for an answer; the same list while they are the same. */
export function useOpenComments(order: string): Comment[] {
  const { data } = useQuery(commentsQuery(order));
  return useMemo(() => data?.items.filter(({ resolvedAt }) => resolvedAt === null) ?? nothing, [data]);
}

/** Marks commented passages and, in the text that is being written, excess over the conditions. */
export function useMarked({ id, conditions, hyperlinkKind }: Order): Marked {
  const comments = useOpenComments(id);
  return useMemo(
    () => ({ bounds: { conditions, booked: hyperlinkKind }, comments }),
    [comments, conditions, hyperlinkKind],
  );
}

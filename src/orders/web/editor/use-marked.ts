import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Marked } from "#rich-text/web/marks/find-marks.ts";
import { commentsQuery } from "../../comments/web/api.ts";
import type { Order } from "../../contract.ts";

/** Marks commented passages and, while writing, excess over the conditions. */
export function useMarked({ id, conditions, hyperlinkKind }: Order, { isWritten }: { isWritten: boolean }): Marked {
  const { data } = useQuery(commentsQuery(id));
  return useMemo(
    () => ({
      bounds: isWritten ? { conditions, booked: hyperlinkKind } : undefined,
      comments: data?.items.filter(({ resolvedAt }) => resolvedAt === null) ?? [],
    }),
    [data, conditions, hyperlinkKind, isWritten],
  );
}

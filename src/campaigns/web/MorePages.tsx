import { lazy, Suspense } from "react";
import { fullPage } from "#platform/contract/list-length.ts";

const Pager = lazy(async () => ({ default: (await import("#platform/web/components/rows/Pager.tsx")).Pager }));

type MorePagesProps = { page: number; totalItems: number; onChange: (page: number) => void };

/** The pager of a list whose first page usually holds all. */
export const MorePages = (props: MorePagesProps) =>
  props.totalItems > fullPage && (
    <Suspense>
      <Pager {...props} itemsPerPage={fullPage} />
    </Suspense>
  );

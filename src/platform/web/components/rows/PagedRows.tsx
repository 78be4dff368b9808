import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { QueryState } from "../QueryState.tsx";
import { Pager } from "./Pager.tsx";
import { Rows } from "./Rows.tsx";

type PagedRowsProps<Item> = {
  query: UseQueryResult<Items<Item>>;
  label: string;
  page: number;
  onPage: (page: number) => void;
  /** The empty state. */
  none: ReactNode;
  /** For parts of a page: a failure shows in place. */
  inline?: boolean;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

/** A paged list in each of its states: loading, failed, empty, filled. */
export function PagedRows<Item>({ query, label, page, onPage, none, inline = false, children }: PagedRowsProps<Item>) {
  return (
    <QueryState query={query} inline={inline}>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          none
        ) : (
          <>
            <Rows label={label}>{items.map(children)}</Rows>
            <Pager page={page} totalItems={totalItems} onChange={onPage} />
          </>
        )
      }
    </QueryState>
  );
}

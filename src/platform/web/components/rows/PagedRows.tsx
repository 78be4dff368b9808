import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { QueryState } from "../QueryState.tsx";
import { Pager } from "./Pager.tsx";
import { Rows } from "./Rows.tsx";

type PagedRowsProps<Item> = {
  query: UseQueryResult<Items<Item>>;
  /** What the list is called. */
  label: string;
  page: number;
  onPage: (page: number) => void;
  /** What stands here where the list has nothing to show. */
  none: ReactNode;
  /** Part of a page: a failure is told in place. */
  inline?: boolean;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

/** A list of a page at a time, in each of its states: on its way, failed, empty, and its rows with their pages. */
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

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
  none: ReactNode;
  inline?: boolean;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

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

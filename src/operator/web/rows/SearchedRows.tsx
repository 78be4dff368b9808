import { Group } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "#platform/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";

type Found = { search?: string | undefined; page?: number | undefined };

type SearchedRowsProps<Item> = {
  texts: { title: string; search: string; none: string };
  found: Found;
  onFind: (changed: Found) => void;
  /** What narrows the rows beside their name. */
  filter: ReactNode;
  query: UseQueryResult<Items<Item>>;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

/** Everything of a kind that an operator looks after, found by its name, a page at a time. */
export function SearchedRows<Item>({ texts, found, onFind, filter, query, children }: SearchedRowsProps<Item>) {
  return (
    <div>
      <Group align="flex-end" gap="md" mb="md">
        <SearchField
          label={texts.search}
          value={found.search}
          onCommit={(search) => onFind({ search, page: undefined })}
          flex="1 1 260px"
          maw={420}
        />
        {filter}
      </Group>
      <PagedRows
        query={query}
        label={texts.title}
        page={found.page ?? 1}
        onPage={(page) => onFind({ page })}
        none={<EmptyState title={texts.none} />}
      >
        {children}
      </PagedRows>
    </div>
  );
}

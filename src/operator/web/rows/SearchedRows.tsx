import { Group, NativeSelect } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Items } from "#platform/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";

type RowSearch = { search?: string | undefined; page?: number | undefined };

type SearchedRowsProps<Search extends RowSearch, Item> = {
  texts: { title: string; search: string; none: string };
  search: Search;
  /** A member of the address, by one of its values; all without one. */
  filter: {
    of: keyof Search;
    label: string;
    all: string;
    choices: { value: Search[keyof Search]; label: string }[];
  };
  query: UseQueryResult<Items<Item>>;
  children: (item: Item) => ReactNode;
};

/** A paged, searchable list; the URL holds its state. */
export function SearchedRows<Search extends RowSearch, Item>(props: SearchedRowsProps<Search, Item>) {
  const { texts, search, filter, query, children } = props;
  const navigate = useNavigate();
  const find = (changed: Partial<Search>) =>
    void navigate({ to: ".", search: { ...search, ...changed }, replace: true, resetScroll: false });
  return (
    <div>
      <Group align="flex-end" gap="md" mb="md">
        <SearchField
          label={texts.search}
          value={search.search}
          onCommit={(name) => find({ search: name, page: undefined } as Partial<Search>)}
          flex="1 1 260px"
          maw={420}
        />
        <NativeSelect
          label={filter.label}
          data={[{ value: "", label: filter.all }, ...filter.choices.map(asOption)]}
          value={String(search[filter.of] ?? "")}
          onChange={({ currentTarget: { value } }) =>
            find({
              [filter.of]: filter.choices.find((choice) => String(choice.value) === value)?.value,
              page: undefined,
            } as Partial<Search>)
          }
        />
      </Group>
      <PagedRows
        query={query}
        label={texts.title}
        page={search.page ?? 1}
        onPage={(page) => find({ page } as Partial<Search>)}
        none={<Empty title={texts.none} />}
      >
        {children}
      </PagedRows>
    </div>
  );
}

const asOption = ({ value, label }: { value: unknown; label: string }) => ({ value: String(value), label });

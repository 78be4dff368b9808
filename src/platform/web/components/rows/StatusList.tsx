import { Button, Group, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { Empty } from "../Empty.tsx";
import { SeveralFilter } from "../form/SeveralFilter.tsx";
import { QueryState } from "../QueryState.tsx";
import { Pager } from "./Pager.tsx";

type Narrowed<Status> = { status?: Status[] | undefined; page?: number | undefined };

type StatusListProps<Status extends string, Item> = {
  texts: { status: string; all: string; clear: string; none: string; noneFound: string };
  noneText: string;
  statuses: { value: Status; label: string }[];
  search: Narrowed<Status>;
  onSearch: (changed: Narrowed<Status>) => void;
  query: UseQueryResult<Items<Item>>;
  /** A filter before the statuses; `isNarrowed` tells whether one other than the status is set. */
  before?: ReactNode;
  isNarrowed?: boolean;
  /** Stands above the rows, and stays when none is left. */
  above?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

export function StatusList<Status extends string, Item>(props: StatusListProps<Status, Item>) {
  const { texts, noneText, statuses, search, onSearch, query, before, isNarrowed = false, above, children } = props;
  const { status, page = 1 } = search;
  const narrow = (chosen: Status[] | undefined) => onSearch({ status: chosen, page: undefined });
  return (
    <Stack gap="md">
      <Group gap="xs">
        {before}
        <SeveralFilter
          label={texts.status}
          all={texts.all}
          isCompact
          options={statuses}
          value={status}
          onChange={narrow}
          w={{ base: "100%", xs: 240 }}
        />
        {status && (
          <Button variant="link" onClick={() => narrow(undefined)}>
            {texts.clear}
          </Button>
        )}
      </Group>
      {above}
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty
              title={status || isNarrowed ? texts.noneFound : texts.none}
              text={status || isNarrowed ? undefined : noneText}
            />
          ) : (
            <div>
              {children(items)}
              <Pager page={page} totalItems={totalItems} onChange={(chosen) => onSearch({ page: chosen })} />
            </div>
          )
        }
      </QueryState>
    </Stack>
  );
}

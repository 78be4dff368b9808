import { SegmentedControl, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { Empty } from "../Empty.tsx";
import { Page } from "../Page.tsx";
import { PagedRows } from "./PagedRows.tsx";

type QueuePageProps<Item, State extends string> = {
  texts: {
    title: string;
    show: string;
    states: Record<State, string>;
    none: Record<State, string>;
    noneText: string;
  };
  /** The first is the waiting items' state. */
  states: readonly State[];
  state: State;
  page: number;
  go: (wanted: { state: State; page?: number }) => void;
  query: UseQueryResult<Items<Item>>;
  actions?: ReactNode;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

export function QueuePage<Item, State extends string>(props: QueuePageProps<Item, State>) {
  const { texts, states, state, page, go, query, actions, children } = props;
  return (
    <Page title={texts.title} actions={actions}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={texts.show}
          data={states.map((value) => ({ value, label: texts.states[value] }))}
          value={state}
          onChange={(chosen) => go({ state: chosen })}
          style={{ alignSelf: "flex-start" }}
        />
        <PagedRows
          query={query}
          inline
          label={texts.title}
          page={page}
          onPage={(chosen) => go({ state, page: chosen })}
          none={<Empty title={texts.none[state]} text={state === states[0] ? texts.noneText : undefined} />}
        >
          {children}
        </PagedRows>
      </Stack>
    </Page>
  );
}

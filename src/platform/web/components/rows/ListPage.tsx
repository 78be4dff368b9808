import { Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { Empty } from "../Empty.tsx";
import { FormButton } from "../form/FormButton.tsx";
import { Page } from "../Page.tsx";
import { PagedRows } from "./PagedRows.tsx";

type ListPageProps<Item> = {
  texts: { title: string; lead: string; add: string; none: string; noneText: string };
  /** The form of a new one, and what brings its code. */
  add: (close: () => void) => ReactNode;
  loadAdd: () => Promise<unknown>;
  actions?: ReactNode;
  filter?: ReactNode;
  /** Replaces the usual empty state, for a filter without results. */
  none?: ReactNode;
  query: UseQueryResult<Items<Item>>;
  page: number;
  onPage: (page: number) => void;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

export function ListPage<Item>({ texts, add, loadAdd, actions, filter, none, children, ...rows }: ListPageProps<Item>) {
  const buttons = (
    <>
      {actions}
      <FormButton label={texts.add} title={texts.add} load={loadAdd}>
        {add}
      </FormButton>
    </>
  );
  return (
    <Page title={texts.title} actions={buttons}>
      <Text c="dimmed" mb="md" maw={720}>
        {texts.lead}
      </Text>
      {filter}
      <PagedRows label={texts.title} none={none ?? <Empty title={texts.none} text={texts.noneText} />} {...rows}>
        {children}
      </PagedRows>
    </Page>
  );
}

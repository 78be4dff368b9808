import { Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Items } from "../../api.ts";
import { EmptyState } from "../EmptyState.tsx";
import { FormButton } from "../form/FormButton.tsx";
import { Page } from "../Page.tsx";
import { PagedRows } from "./PagedRows.tsx";

type ListPageProps<Item> = {
  texts: { title: string; lead: string; add: string; none: string; noneText: string };
  /** The form that adds one to the list. */
  add: (close: () => void) => ReactNode;
  /** What stands beside its button. */
  actions?: ReactNode;
  /** What chooses among the list, above it. */
  filter?: ReactNode;
  /** What stands here instead of the usual words, where nothing fits the filter. */
  none?: ReactNode;
  query: UseQueryResult<Items<Item>>;
  page: number;
  onPage: (page: number) => void;
  /** One row, with the item's id as its key. */
  children: (item: Item) => ReactNode;
};

/** A screen that keeps a list: what it is for, a form that adds to it, and its rows a page at a time. */
export function ListPage<Item>({ texts, add, actions, filter, none, children, ...rows }: ListPageProps<Item>) {
  const buttons = (
    <>
      {actions}
      <FormButton label={texts.add} title={texts.add}>
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
      <PagedRows label={texts.title} none={none ?? <EmptyState title={texts.none} text={texts.noneText} />} {...rows}>
        {children}
      </PagedRows>
    </Page>
  );
}

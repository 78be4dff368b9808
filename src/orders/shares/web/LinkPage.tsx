import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { sharedLinkPageQuery } from "./api.ts";
import { LinkItem } from "./SharedLinks.tsx";

type LinkPageProps = {
  words: { title: string; lead: string; none: string; noneText: string };
  /** Undefined lists every organization's links. */
  organization?: string;
  page: number;
  onPage: (page: number) => void;
};

export function LinkPage({ words, organization, page, onPage }: LinkPageProps) {
  const query = useQuery(sharedLinkPageQuery({ ...(organization ? { organization } : {}), page }));
  return (
    <Page title={words.title}>
      <Text c="dimmed" mb="md" maw={720}>
        {words.lead}
      </Text>
      <PagedRows
        query={query}
        label={words.title}
        page={page}
        onPage={onPage}
        none={<Empty title={words.none} text={words.noneText} />}
      >
        {(link) => <LinkItem key={link.id} link={link} {...(organization ? {} : { owner: link.organizationName })} />}
      </PagedRows>
    </Page>
  );
}

import { Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import type { MarkKind } from "../../marks.ts";
import { marksQuery } from "./api.ts";
import { MarkRow } from "./MarkRow.tsx";
import { texts } from "./texts.ts";

type MarkedMediaProps = {
  kind: MarkKind;
  organization: string | undefined;
  search: string | undefined;
  campaign: string | undefined;
  page: number | undefined;
  onPage: (page: number) => void;
};

const inMarketplace = { favourite: { favourite: "true" }, blocked: { blocked: "only" } };

export function MarkedMedia({ kind, organization, search, campaign, page, onPage }: MarkedMediaProps) {
  const query = useQuery(marksQuery({ organization, kind, search, campaign, page }));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <NoneMarked kind={kind} isNarrowed={search !== undefined || campaign !== undefined} />
        ) : (
          <>
            <Table.ScrollContainer minWidth={880}>
              <Table verticalSpacing="sm">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{texts.medium}</Table.Th>
                    <Table.Th>{texts.campaign}</Table.Th>
                    <Table.Th>{texts.note}</Table.Th>
                    <Table.Th>{texts.since}</Table.Th>
                    <Table.Td />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((mark) => (
                    <MarkRow key={mark.id} mark={mark} />
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            <Pager page={page ?? 1} totalItems={totalItems} onChange={onPage} />
            <ButtonLink to="/media" search={inMarketplace[kind]} variant="secondary" mt="md">
              {texts.showThem}
            </ButtonLink>
          </>
        )
      }
    </QueryState>
  );
}

function NoneMarked({ kind, isNarrowed }: { kind: MarkKind; isNarrowed: boolean }) {
  if (isNarrowed) return <Empty title={texts.nothingFound} />;
  return (
    <Empty
      title={texts.empty[kind]}
      text={texts.emptyText[kind]}
      action={<ButtonLink to="/media">{texts.toMarketplace}</ButtonLink>}
    />
  );
}

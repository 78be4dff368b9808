import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { placeRoleMay } from "#accounts/permissions.ts";
import type { ListedMedia } from "#media/contract.ts";
import { myMediaPageQuery } from "#media/web/api.ts";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { texts } from "./texts.ts";

type OwnMediaProps = { search: string | undefined; page: number | undefined; onPage: (page: number) => void };

export function OwnMedia({ search, page, onPage }: OwnMediaProps) {
  const query = useQuery(myMediaPageQuery({ search, page }));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <NoneOwned isSearched={search !== undefined} />
        ) : (
          <>
            <Table.ScrollContainer minWidth={520}>
              <Table verticalSpacing="sm">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{texts.medium}</Table.Th>
                    <Table.Th>{texts.status}</Table.Th>
                    <Table.Th>{texts.formats}</Table.Th>
                    <Table.Td />
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {items.map((medium) => (
                    <OwnRow key={medium.id} medium={medium} />
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            <Pager page={page ?? 1} totalItems={totalItems} onChange={onPage} />
          </>
        )
      }
    </QueryState>
  );
}

function OwnRow({ medium }: { medium: ListedMedia }) {
  const { id, name, domain, status, formatCount, listedFormatCount, role } = medium;
  return (
    <Table.Tr>
      <Table.Td>
        <AnchorLink to="/media/$id" params={{ id }} fw={600}>
          {name}
        </AnchorLink>
        <Text fz="sm" c="dimmed">
          {domain}
        </Text>
      </Table.Td>
      <Table.Td>
        <MediaStatusBadge status={status} />
      </Table.Td>
      <Table.Td className="figures">{texts.formatsListed(listedFormatCount, formatCount)}</Table.Td>
      <Table.Td ta="end">
        {placeRoleMay(role, "media", "media.edit") && (
          <AnchorLink to="/publisher/setup-list" search={{ edit: id }} aria-label={texts.editNamed(name)}>
            {texts.edit}
          </AnchorLink>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function NoneOwned({ isSearched }: { isSearched: boolean }) {
  if (isSearched) return <Empty title={texts.nothingFound} />;
  return (
    <Empty
      title={texts.empty.own}
      text={texts.emptyText.own}
      action={<ButtonLink to="/publisher/setup">{texts.add}</ButtonLink>}
    />
  );
}

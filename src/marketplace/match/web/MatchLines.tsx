import { Box, Group, Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Listing } from "../../contract.ts";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { MarkButtons } from "../../marks/web/MarkButtons.tsx";
import { AddButton } from "../../web/AddButton.tsx";
import { listingsOfMediaQuery } from "../../web/api.ts";
import { CompareBox } from "../../web/compare/CompareBox.tsx";
import { useCompared } from "../../web/compare/selection.ts";
import { type RowReader, useRowReader } from "../../web/reader.ts";
import { texts } from "../../web/texts.ts";
import type { ListingMatch } from "../contract.ts";

type Line = ListingMatch["lines"][number];

const matchWords = texts.match;

export function MatchLines({ lines }: { lines: Line[] }) {
  const reader = useRowReader();
  const media = [...new Set(lines.flatMap((line) => (line.media ? [idOf(line.media)] : [])))];
  const query = useQuery({ ...listingsOfMediaQuery(media, reader.campaign), enabled: media.length > 0 });
  const listingsOf = (line: Line, items: Listing[]) => items.filter((listing) => listing.media === line.media);
  const rowsWith = (items: Listing[]) =>
    lines.map((line) => <LineRow key={line.line} line={line} listings={listingsOf(line, items)} reader={reader} />);
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{matchWords.line}</Table.Th>
            <Table.Th>{matchWords.medium}</Table.Th>
            <Table.Th>{matchWords.formats}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{rowsWith(query.data?.items ?? [])}</Table.Tbody>
      </Table>
      {media.length > 0 && (
        <QueryState query={query} inline>
          {() => null}
        </QueryState>
      )}
    </Table.ScrollContainer>
  );
}

type LineRowProps = { line: Line; listings: Listing[]; reader: RowReader };

function LineRow({ line, listings, reader }: LineRowProps) {
  const [first] = listings;
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>{line.line}</Table.Td>
      <Table.Td>
        {line.media === null ? (
          <Text fz="sm" c="dimmed">
            {line.result === "invalid" ? matchWords.invalid : matchWords.notListed}
          </Text>
        ) : (
          <Group gap="xs" wrap="nowrap">
            <AnchorLink to="/media/$id" params={{ id: idOf(line.media) }}>
              {line.mediaName}
            </AnchorLink>
            {first && (reader.organization || reader.listCampaign) && (
              <MarkButtons listing={first} organization={reader.organization} campaign={reader.listCampaign} />
            )}
          </Group>
        )}
      </Table.Td>
      <Table.Td>
        <Stack gap={6}>
          {listings.map((listing) => (
            <FormatLine key={listing.id} listing={listing} reader={reader} />
          ))}
        </Stack>
      </Table.Td>
    </Table.Tr>
  );
}

function FormatLine({ listing, reader: { campaign, mayAdd } }: { listing: Listing; reader: RowReader }) {
  const { chosen, isFull, toggle } = useCompared();
  return (
    <Group wrap="nowrap">
      <CompareBox listing={listing} isChosen={chosen.includes(listing.id)} isFull={isFull} toggle={toggle} />
      <Box flex={1}>
        {listing.formatType.name}, <Money cents={listing.numericPrice} />
        <div>
          <Conflicts listing={listing} />
        </div>
      </Box>
      {campaign && <AddButton listing={listing} campaign={campaign} mayAdd={mayAdd} />}
    </Group>
  );
}

import { Table, Text, VisuallyHidden } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { formatQuery } from "#formats/web/loader-queries.ts";
import type { MetricTrend } from "#media/metrics/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Listing } from "../../contract.ts";
import { Conflicts } from "../../marks/web/Conflicts.tsx";
import { AddButton } from "../AddButton.tsx";
import { chosenListingsQuery } from "../api.ts";
import { trendsQuery } from "../medium/api.ts";
import { type RowReader, useRowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import classes from "./compare.module.css";
import { type ComparedRow, comparedRows } from "./compared-rows.tsx";

const compareWords = texts.compare;

export default function Comparison({ formats, onClose }: { formats: string[]; onClose: () => void }) {
  const reader = useRowReader();
  const query = useQuery(chosenListingsQuery(formats, reader.campaign));
  return (
    <Dialog open onClose={onClose} title={compareWords.title} size="wide">
      <QueryState query={query} inline>
        {({ items }) => <SideBySide listings={items} gone={formats.length - items.length} reader={reader} />}
      </QueryState>
    </Dialog>
  );
}

type SideBySideProps = { listings: Listing[]; gone: number; reader: RowReader };

/** A format that left the market has no column; a sentence says so. */
function SideBySide({ listings, gone, reader }: SideBySideProps) {
  const formats = useQueries({ queries: listings.map(({ id }) => formatQuery(id)) });
  const trendsOf = useTrends(listings);
  const rows = comparedRows(
    listings.map((listing, at) => ({
      listing,
      format: formats[at]?.data ?? undefined,
      trends: trendsOf(idOf(listing.media)),
    })),
  );
  return (
    <>
      {gone > 0 && (
        <Text fz="sm" mb="sm">
          {compareWords.gone(gone)}
        </Text>
      )}
      <section className={classes.scroll} aria-label={compareWords.title}>
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {listings.map((listing) => (
                <Table.Th key={listing.id} scope="col">
                  <Head listing={listing} reader={reader} />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <ComparedLine key={row.id} row={row} listings={listings} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  );
}

/** Reads each outlet's histories once, also where several of its formats are compared. */
function useTrends(listings: Listing[]): (outlet: string) => MetricTrend[] {
  const outlets = [...new Set(listings.map(({ media }) => idOf(media)))];
  const answers = useQueries({ queries: outlets.map(trendsQuery) });
  return (outlet) => answers[outlets.indexOf(outlet)]?.data?.trends ?? [];
}

function Head({ listing, reader: { campaign, mayAdd } }: { listing: Listing; reader: RowReader }) {
  return (
    <>
      <AnchorLink to="/media/$id" params={{ id: idOf(listing.media) }}>
        {listing.name}
      </AnchorLink>
      <Text fz="sm" fw={400} mb={6}>
        {listing.formatType.name} <Conflicts listing={listing} />
      </Text>
      {campaign && <AddButton listing={listing} campaign={campaign} mayAdd={mayAdd} />}
    </>
  );
}

function ComparedLine({ row: { label, cells, best }, listings }: { row: ComparedRow; listings: Listing[] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {listings.map(({ id }, at) => (
        <Table.Td key={id} className="figures" data-best={best[at] || undefined}>
          {cells[at]}
          {best[at] && <VisuallyHidden>, {compareWords.best}</VisuallyHidden>}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

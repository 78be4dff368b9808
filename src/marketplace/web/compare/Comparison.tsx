import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useClientUser } from "#accounts/web/api.ts";
import { formatTypes } from "#formats/format.ts";
import { idOf } from "#platform/contract/wire.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { columnNamed } from "../../columns.ts";
import type { Listing } from "../../contract.ts";
import { columnIds } from "../address.ts";
import { comparedQuery } from "../api.ts";
import { columns } from "../columns/columns.tsx";
import { texts } from "../texts.ts";
import classes from "./compare.module.css";

/** What belongs to the medium, not to one of its formats; a row each, where at least one medium knows it. */
const facts = columnIds.filter((id) => columnNamed(id).of === "medium");

/** The chosen media beside each other: the price of each format, then what is known of them. */
export default function Comparison({ media, onClose }: { media: string[]; onClose: () => void }) {
  const { currentCampaign } = useClientUser();
  const query = useQuery(comparedQuery(media, currentCampaign?.id));
  return (
    <Dialog open onClose={onClose} title={texts.compare.title} size="wide">
      <QueryState query={query} inline>
        {({ items }) => <SideBySide media={media} items={items} />}
      </QueryState>
    </Dialog>
  );
}

/** A medium that left the market since it was chosen has no column; a sentence says so. */
function SideBySide({ media, items }: { media: string[]; items: Listing[] }) {
  const ofMedium = Map.groupBy(items, (listing) => idOf(listing.media));
  const groups = media.map((id) => ofMedium.get(id) ?? []).filter((group) => group.length > 0);
  const known = groups.flatMap(([first]) => (first ? [first] : []));
  const gone = media.length - known.length;
  return (
    <>
      {gone > 0 && (
        <Text fz="sm" mb="sm">
          {texts.compare.gone(gone)}
        </Text>
      )}
      <Table.ScrollContainer minWidth={160 + 160 * known.length} type="native">
        <Table className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              {known.map((listing) => (
                <Table.Th key={listing.id} scope="col">
                  <AnchorLink to="/media/$id" params={{ id: idOf(listing.media) }}>
                    {listing.name}
                  </AnchorLink>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {formatTypes.map((type) => (
              <Table.Tr key={type}>
                <Table.Th scope="row">{type}</Table.Th>
                {groups.map((group) => {
                  const found = group.find(({ formatType }) => formatType.name === type);
                  return (
                    <Table.Td key={group[0]?.id} className="figures">
                      {found ? <Money cents={found.numericPrice} /> : "—"}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
            {facts.map((id) => (
              <Table.Tr key={id}>
                <Table.Th scope="row">{columns[id].label}</Table.Th>
                {known.map((listing) => (
                  <Table.Td key={listing.id} className="figures">
                    {columns[id].cell(listing)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}

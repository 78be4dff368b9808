import { Alert, Button, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, memo, Suspense } from "react";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { narrow } from "#platform/web/narrow.ts";
import { useAddressPart } from "../address.ts";
import { scrolledRowsMax } from "../parts.ts";
import { useRowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import type { ListingRows } from "./use-listing-rows.ts";

const loadCards = () => import("./ListingCards.tsx");
const loadTable = () => import("./ListingTable.tsx");
// Starts loading the shown view's code before the rows arrive.
void (matchMedia(narrow).matches ? loadCards() : loadTable());
const ListingCards = lazy(loadCards);
const ListingTable = lazy(loadTable);

/** The rows as a table or as cards. Renders again only with other rows, not while they load. */
export const Listings = memo(function Listings({ rows }: { rows: ListingRows }) {
  const view = useView();
  const reader = useRowReader();
  return (
    <Suspense fallback={<RowsSkeleton rows={10} />}>
      {rows.retry && <Failed retry={rows.retry} />}
      {view === "cards" ? <ListingCards rows={rows} reader={reader} /> : <ListingTable rows={rows} reader={reader} />}
      {rows.count === scrolledRowsMax && <Text fz="sm">{texts.rowsEnd(scrolledRowsMax)}</Text>}
    </Suspense>
  );
});

/** By the address, else cards in narrow windows. */
export function useView(): "table" | "cards" {
  const view = useAddressPart((address) => address.view);
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  return view ?? (isNarrow ? "cards" : "table");
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <Alert color="red" variant="light" mb="sm">
      <Group justify="space-between">
        {texts.rowsFailed}
        <Button variant="secondary" onClick={retry}>
          {texts.rowsAgain}
        </Button>
      </Group>
    </Alert>
  );
}

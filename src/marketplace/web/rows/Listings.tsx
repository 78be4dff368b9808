import { Alert, Button, Group, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { lazy, memo, Suspense } from "react";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { useAddressPart } from "../address.ts";
import { scrolledRowsMax } from "../parts.ts";
import { useRowReader } from "../reader.ts";
import { texts } from "../texts.ts";
import type { ListingRows } from "./use-listing-rows.ts";

const loadCards = () => import("./ListingCards.tsx");
const loadTable = () => import("./ListingTable.tsx");
const narrow = "(max-width: 47.99em)";
// One of the two is shown; its code is on its way before the rows are.
void (matchMedia(narrow).matches ? loadCards() : loadTable());
const ListingCards = lazy(loadCards);
const ListingTable = lazy(loadTable);

/** The rows of the marketplace as a table or as cards; drawn anew only with other rows, not while they are asked for. */
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

/** As the address says; else cards where there is no room for a table. */
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

import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadAhead } from "#platform/web/load-ahead.ts";
import { activeFilters } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { texts } from "../texts.ts";

const loadPanel = () => import("./FilterPanel.tsx");
const FilterPanel = lazy(loadPanel);

export function FilterDrawer() {
  const { address } = useMarketplaceAddress();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} {...loadAhead(loadPanel)}>
        {texts.filters.open(activeFilters(address).length)}
      </Button>
      <Suspense>{isOpen !== undefined && <FilterPanel isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

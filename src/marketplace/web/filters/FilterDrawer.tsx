import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { activeFilters } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { texts } from "../texts.ts";

const loadPanel = () => import("./FilterPanel.tsx");
const FilterPanel = lazy(loadPanel);
const loadAhead = () => void loadPanel().catch(() => undefined);

export function FilterDrawer() {
  const { address } = useMarketplaceAddress();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} onPointerEnter={loadAhead} onFocus={loadAhead}>
        {texts.filters.open(activeFilters(address).length)}
      </Button>
      <Suspense>{isOpen !== undefined && <FilterPanel isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

import { Button, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { activeFilters } from "../active-filters.ts";
import { useMarketplaceAddress } from "../address.ts";
import { texts } from "../texts.ts";
import { FilterFields } from "./FilterFields.tsx";

export default function FilterDrawer() {
  const { address } = useMarketplaceAddress();
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.filters.open(activeFilters(address).length)}
      </Button>
      <Drawer opened={isOpen} onClose={close} title={texts.filters.title} position="right" size="sm">
        <FilterFields />
        <Button fullWidth onClick={close}>
          {texts.filters.done}
        </Button>
      </Drawer>
    </>
  );
}

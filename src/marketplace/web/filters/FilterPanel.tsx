import { Button, Drawer } from "@mantine/core";
import { texts } from "../texts.ts";
import FilterFields from "./FilterFields.tsx";

export default function FilterPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer opened={isOpen} onClose={onClose} title={texts.filters.title} position="right" size="sm">
      <FilterFields />
      <Button fullWidth onClick={onClose}>
        {texts.filters.done}
      </Button>
    </Drawer>
  );
}

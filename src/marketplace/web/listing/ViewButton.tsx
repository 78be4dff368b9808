import IconLayoutGrid from "@tabler/icons-react/icons/IconLayoutGrid";
import IconLayoutList from "@tabler/icons-react/icons/IconLayoutList";
import { IconButton } from "#platform/web/components/IconButton.tsx";
import { useAdjust } from "../address.ts";
import { useView } from "../rows/Listings.tsx";
import { texts } from "../texts.ts";

/** By the view that it leads to. */
const icons = { table: IconLayoutList, cards: IconLayoutGrid };

/** Switches between table and cards; a narrow window shows cards by default. */
export function ViewButton() {
  const adjust = useAdjust();
  const other = useView() === "table" ? "cards" : "table";
  return <IconButton of={icons[other]} label={texts.view[other]} onClick={() => adjust(() => ({ view: other }))} />;
}

import { ActionIcon } from "@mantine/core";
import { useAdjust } from "../address.ts";
import { useView } from "../rows/Listings.tsx";
import { texts } from "../texts.ts";

/** SVG paths of the target view, in a square of 20. */
const outlines = {
  table: "M3 5h14M3 10h14M3 15h14",
  cards: "M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z",
};

/** Switches between table and cards; a narrow window shows cards by default. */
export function ViewButton() {
  const adjust = useAdjust();
  const other = useView() === "table" ? "cards" : "table";
  const label = texts.view[other];
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={label}
      title={label}
      onClick={() => adjust(() => ({ view: other }))}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={outlines[other]} />
      </svg>
    </ActionIcon>
  );
}

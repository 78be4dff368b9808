import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { texts } from "./texts.ts";

type ShortListProps<Item> = {
  items: Item[];
  /** As many stand there at first; one more than this is shown too, since the button would take its place. */
  shown: number;
  className: string | undefined;
  children: (item: Item) => ReactNode;
};

/** A list that shows its first few, and all of them when asked. */
export function ShortList<Item>({ items, shown, className, children }: ShortListProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = items.length > shown + 1;
  return (
    <>
      <ul id={id} className={className}>
        {(isLong && !isOpen ? items.slice(0, shown) : items).map(children)}
      </ul>
      {isLong && (
        <Button
          variant="link"
          size="compact-xs"
          px={4}
          mt={4}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.fewer : texts.more(items.length - shown)}
        </Button>
      )}
    </>
  );
}

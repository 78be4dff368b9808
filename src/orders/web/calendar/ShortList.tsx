import { Button } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { texts } from "./texts.ts";

type ShortListProps<Item> = {
  items: Item[];
  /** Shows one more if that is the last, since the button would take its space. */
  shown: number;
  className: string | undefined;
  children: (item: Item) => ReactNode;
};

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

import { useId, useState } from "react";
import { loadAhead } from "../../load-ahead.ts";

/** Where a floating part stands, and whether it is open. */
export type FloatingProps = {
  id: string;
  button: HTMLElement | null;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
};

/**
 * A button with a menu or dialog whose code comes when somebody turns to it. `floating` is undefined until it was opened
 * once.
 */
export function useFloating(popup: "menu" | "dialog", load: () => Promise<unknown>) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState<boolean>();
  const buttonProps = {
    ref: setButton,
    id,
    "aria-haspopup": popup,
    "aria-expanded": isOpen === true,
    "aria-controls": isOpen ? `${id}-dropdown` : undefined,
    onClick: () => setOpen(!isOpen),
    ...loadAhead(load),
  } as const;
  const floating: FloatingProps | undefined =
    isOpen === undefined ? undefined : { id, button, isOpen, onChange: setOpen };
  return { buttonProps, floating };
}

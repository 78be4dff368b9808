import { Popover, type PopoverProps } from "@mantine/core";
import { ButtonAsTarget } from "./ButtonAsTarget.tsx";
import type { FloatingProps } from "./use-floating.ts";
import { useSeenOpening } from "./use-seen-opening.ts";

type FloatingPopoverProps = FloatingProps &
  Pick<PopoverProps, "width" | "children"> & { position?: "bottom-start" | "bottom-end"; p?: 0 };

/** A dialog below a button that was drawn before it (`useFloating`). */
export function FloatingPopover(props: FloatingPopoverProps) {
  const { id, button, isOpen, onChange, width, position = "bottom-end", p, children } = props;
  return (
    <Popover
      id={id}
      opened={useSeenOpening(isOpen)}
      onChange={onChange}
      position={position}
      width={width}
      trapFocus
      returnFocus
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Popover.Target>
        <ButtonAsTarget button={button} />
      </Popover.Target>
      <Popover.Dropdown p={p}>{children}</Popover.Dropdown>
    </Popover>
  );
}

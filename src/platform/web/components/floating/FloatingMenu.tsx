import { Menu, type MenuProps } from "@mantine/core";
import { ButtonAsTarget } from "./ButtonAsTarget.tsx";
import type { FloatingProps } from "./use-floating.ts";
import { useSeenOpening } from "./use-seen-opening.ts";

type FloatingMenuProps = FloatingProps & Pick<MenuProps, "width" | "children">;

/** A menu below a button that was drawn before it (`useFloating`). */
export function FloatingMenu({ id, button, isOpen, onChange, width, children }: FloatingMenuProps) {
  return (
    <Menu
      id={id}
      opened={useSeenOpening(isOpen)}
      onChange={onChange}
      position="bottom-end"
      width={width}
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Menu.Target>
        <ButtonAsTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

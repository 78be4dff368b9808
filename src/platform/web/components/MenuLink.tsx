import { Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { Native } from "./links.tsx";

/** A screen's link in a menu; apart from the others, whose file stands before the first screen. */
export const MenuLink = createLink((props: MenuItemProps & Native<MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));

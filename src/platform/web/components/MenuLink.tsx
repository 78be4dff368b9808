import { Menu, type MenuItemProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { Native } from "./links.tsx";

/** In a file of its own, since links.tsx loads before the first screen. */
export const MenuLink = createLink((props: MenuItemProps & Native<MenuItemProps>) => (
  <Menu.Item component="a" {...props} />
));

import { Box } from "@mantine/core";
import type { LinkProps } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import classes from "./PlaceTabs.module.css";

export type PlaceTab = { to: NonNullable<LinkProps["to"]>; label: string };

/** The screens that belong together, above the one that is shown. */
export function PlaceTabs({ label, tabs }: { label: string; tabs: readonly PlaceTab[] }) {
  return (
    <Box maw={1120} mx="auto" px={{ base: "md", sm: "xl" }} pt="md">
      <nav aria-label={label} className={classes.pages}>
        {tabs.map((tab) => (
          <AnchorLink
            key={tab.to}
            to={tab.to as "/dashboard"}
            activeOptions={{ exact: true }}
            className={classes.page}
            underline="never"
          >
            {tab.label}
          </AnchorLink>
        ))}
      </nav>
    </Box>
  );
}

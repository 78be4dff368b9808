import type { LinkProps } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import classes from "./PlaceTabs.module.css";

export type PlaceTab = { to: NonNullable<LinkProps["to"]>; params?: Record<string, string>; label: string };

/** The screens that belong together, above the one that is shown. */
export function PlaceTabs({ label, tabs }: { label: string; tabs: readonly PlaceTab[] }) {
  return (
    <PlaceHeader>
      <nav aria-label={label} className={classes.pages}>
        {tabs.map((tab) => (
          <AnchorLink
            key={tab.to + Object.values(tab.params ?? {}).join()}
            to={tab.to as "/dashboard"}
            params={(tab.params ?? {}) as never}
            activeOptions={{ exact: true, includeSearch: false }}
            className={classes.page}
            underline="never"
          >
            {tab.label}
          </AnchorLink>
        ))}
      </nav>
    </PlaceHeader>
  );
}

import { type LinkProps, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { PlaceHeader } from "./PlaceHeader.tsx";
import classes from "./PlaceTabs.module.css";

export type PlaceTab = { path: NonNullable<LinkProps["to"]>; params?: Record<string, string>; label: string };

/** One row on a phone, scrolled so that the current tab is in sight. */
export function PlaceTabs({ label, tabs }: { label: string; tabs: readonly PlaceTab[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which of the row's links is the current one
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (current) row.current?.scrollTo({ left: current.offsetLeft - row.current.clientWidth / 2 });
  }, [pathname]);
  return (
    <PlaceHeader>
      <nav ref={row} aria-label={label} className={classes.pages}>
        {tabs.map((tab) => (
          <AnchorLink
            key={tab.path + Object.values(tab.params ?? {}).join()}
            to={tab.path as "/dashboard"}
            params={(tab.params ?? {}) as never}
            activeOptions={{ exact: holdsTabs(tab, tabs), includeSearch: false }}
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

/** Such a tab is current on its own page alone, any other one on the pages beneath it too. */
const holdsTabs = ({ path }: PlaceTab, tabs: readonly PlaceTab[]): boolean =>
  tabs.some((other) => other.path.startsWith(`${path}/`));

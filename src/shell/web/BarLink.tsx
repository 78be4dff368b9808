import { VisuallyHidden } from "@mantine/core";
import { useRouterState } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { BarEntry } from "./bar-places.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

type BarLinkProps = {
  entry: BarEntry;
  /** Where the entry's address names it. */
  organizationId?: string | undefined;
  /** Things that wait there. */
  count?: number;
};

export function BarLink({ entry: { path, label, current, isExact }, organizationId, count = 0 }: BarLinkProps) {
  const isHere = useRouterState({ select: ({ location }) => current?.test(location.pathname) });
  return (
    <AnchorLink
      to={path as "/dashboard"}
      params={{ organizationId } as never}
      activeOptions={{ exact: isExact ?? false, includeSearch: false }}
      className={classes.link}
      data-here={isHere || undefined}
    >
      {label}
      {count > 0 && " "}
      {count > 0 && (
        <span className={classes.count}>
          {count}
          <VisuallyHidden>{texts.waiting}</VisuallyHidden>
        </span>
      )}
    </AnchorLink>
  );
}

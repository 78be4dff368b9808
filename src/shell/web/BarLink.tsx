import { useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { BarEntry } from "./bar-places.ts";
import classes from "./Navbar.module.css";

type BarLinkProps = {
  entry: BarEntry;
  /** Where the entry's address names it. */
  organizationId?: string | undefined;
  /** Behind its name. */
  children?: ReactNode;
};

export function BarLink({ entry: { path, label, current, isExact }, organizationId, children }: BarLinkProps) {
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
      {children}
    </AnchorLink>
  );
}

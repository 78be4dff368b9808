import { useRouterState } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { barPlaces } from "./bar-places.ts";
import classes from "./Navbar.module.css";

export function BarLink({ place: { path, bar, current } }: { place: (typeof barPlaces)[number] }) {
  const isHere = useRouterState({ select: ({ location }) => current?.test(location.pathname) });
  return (
    <AnchorLink to={path as "/dashboard"} className={classes.link} data-here={isHere || undefined}>
      {bar}
    </AnchorLink>
  );
}

import { Link } from "@tanstack/react-router";
import classes from "./page-links.module.css";

type PageLink = { name: string; isCurrent: boolean; search: (previous: Record<string, unknown>) => object };

/** Links instead of tabs beside a page's title: each view has its address, and Back returns. */
export function PageLinks({ label, links }: { label: string; links: PageLink[] }) {
  return (
    <nav aria-label={label} className={classes.views}>
      {links.map(({ name, isCurrent, search }) => (
        <Link
          key={name}
          to="."
          search={search as never}
          resetScroll={false}
          // One address may be the prefix of the others, so the match must be exact.
          activeOptions={{ exact: true }}
          className={classes.view}
          aria-current={isCurrent ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

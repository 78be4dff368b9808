import { Link } from "@tanstack/react-router";
import { type CampaignView, campaignViews } from "../order-search.ts";
import { texts } from "../texts.ts";
import classes from "./view-links.module.css";

/** Links instead of tabs: each view has its address, and Back returns. */
export function ViewLinks({ current }: { current: CampaignView }) {
  return (
    <nav aria-label={texts.views.label} className={classes.views}>
      {campaignViews.map((view) => (
        <Link
          key={view}
          to="."
          search={(previous) => ({ ...previous, view: view === "board" ? undefined : view })}
          resetScroll={false}
          // The board's address is a prefix of the others, so the match must be exact.
          activeOptions={{ exact: true }}
          className={classes.view}
          aria-current={view === current ? "page" : undefined}
        >
          {texts.views.names[view]}
        </Link>
      ))}
    </nav>
  );
}

import { Link } from "@tanstack/react-router";
import { type CampaignView, campaignViews } from "../order-search.ts";
import { texts } from "../texts.ts";
import classes from "./view-links.module.css";

/** The views of a campaign's orders: links, so that each has its address and Back leads to the one before. */
export function ViewLinks({ current }: { current: CampaignView }) {
  return (
    <nav aria-label={texts.views.label} className={classes.views}>
      {campaignViews.map((view) => (
        <Link
          key={view}
          to="."
          search={(previous) => ({ ...previous, view: view === "board" ? undefined : view })}
          resetScroll={false}
          // The board's address is a part of the others': only a whole match makes a link the current one.
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

import { AnchorLink } from "#platform/web/components/links.tsx";
import classes from "./lists.module.css";
import { lists, type MediaListName } from "./my-media-search.ts";
import { texts } from "./texts.ts";

export function ListTabs({ shown }: { shown: MediaListName }) {
  return (
    <nav aria-label={texts.which} className={classes.lists}>
      {lists.map((each) => (
        <AnchorLink
          key={each}
          to="/profile/media"
          search={{ list: each }}
          underline="never"
          className={classes.list}
          data-shown={each === shown || undefined}
          aria-current={each === shown ? "page" : undefined}
        >
          {texts.lists[each]}
        </AnchorLink>
      ))}
    </nav>
  );
}

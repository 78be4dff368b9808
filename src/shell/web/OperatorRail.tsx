import { useQuery } from "@tanstack/react-query";
import { operatorInboxQuery } from "#operator/inbox/web/api.ts";
import { countInWords, waitingAt } from "#operator/inbox/web/queue-places.ts";
import { texts as inboxTexts } from "#operator/inbox/web/texts.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import classes from "./OperatorRail.module.css";
import { texts } from "./place-texts.ts";
import { consoleRail } from "./places.ts";

/** The console's screens in four groups, each with its waiting cases; one scrolled row on narrow screens. */
export function OperatorRail() {
  const { data: inbox } = useQuery(operatorInboxQuery());
  return (
    <nav aria-label={texts.operator.title} className={classes.rail}>
      {consoleRail.map(({ group, label, places }) => (
        <div key={group} className={classes.group}>
          <span className={classes.name} aria-hidden="true">
            {label}
          </span>
          {places.map((place) => (
            <AnchorLink
              key={place.path}
              to={place.path as "/operator"}
              activeOptions={{ exact: true, includeSearch: false }}
              className={classes.place}
              underline="never"
            >
              {place.label}
              <Waiting count={inbox ? waitingAt(inbox.queues, place.path) : 0} />
            </AnchorLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  const cases = countInWords(count);
  return (
    <span className={classes.waiting} title={inboxTexts.waiting(cases)}>
      {cases}
    </span>
  );
}

import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Listing } from "#marketplace/contract.ts";
import { Conflicts } from "#marketplace/marks/web/Conflicts.tsx";
import { metrics } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import area from "#platform/web/components/link-area.module.css";
import { Money } from "#platform/web/components/Money.tsx";
import classes from "./swap.module.css";
import { texts } from "./texts.ts";

/** The whole row is the link; one's own medium can't be booked. */
export function Candidate({ listing, isChosen }: { listing: Listing; isChosen: boolean }) {
  const { id, name, domain, numericPrice, ahrefsDr, conflicts } = listing;
  const isOwn = conflicts.includes("own-media");
  return (
    <li className={`${classes.candidate} ${area.card}`} data-chosen={isChosen}>
      <div className={classes.medium}>
        <Text fw={600}>{isOwn ? name : <ChooseLink format={id} name={name} isChosen={isChosen} />}</Text>
        <Text fz="sm" c="dimmed">
          {domain}
          {ahrefsDr !== null && ` · ${metrics.ahrefsDr.label} ${formatMetric("ahrefsDr", ahrefsDr)}`}
        </Text>
        <div className={classes.marks}>
          <Conflicts listing={listing} />
        </div>
      </div>
      <div className={classes.price}>
        <Text fw={600}>
          <Money cents={numericPrice} />
        </Text>
        {!isOwn && (
          <Text fz="sm" c={isChosen ? undefined : "var(--ink)"} aria-hidden>
            {isChosen ? texts.chosen : texts.choose}
          </Text>
        )}
      </div>
    </li>
  );
}

/** Drops the former format's choices, since each format has its own. */
function ChooseLink({ format, name, isChosen }: { format: string; name: string; isChosen: boolean }) {
  return (
    <Link
      to="."
      search={({ kind: _kind, extras: _extras, ...kept }) => ({ ...kept, format })}
      replace
      className={area.link}
      aria-current={isChosen ? "true" : undefined}
      aria-label={texts.chooseNamed(name)}
    >
      {name}
    </Link>
  );
}

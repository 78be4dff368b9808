import { useQuery } from "@tanstack/react-query";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatRelative } from "#platform/web/dates.ts";
import type { InstallationHealth } from "../contract.ts";
import { healthQuery } from "./api.ts";
import classes from "./health.module.css";
import { texts } from "./texts.ts";

/** How the installation runs, in one line (R1.10). */
export function Health() {
  const query = useQuery(healthQuery());
  return (
    <QueryState query={query} inline>
      {(health) => (
        <section aria-label={texts.title}>
          <dl className={classes.health}>
            {partsOf(health).map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </dl>
        </section>
      )}
    </QueryState>
  );
}

type HealthPart = {
  name: string;
  tone: StateTone;
  state: string;
  note: string;
  path?: "/operator/books" | "/operator/setup";
};

function Part({ name, tone, state, note, path }: HealthPart) {
  return (
    <div className={classes.part}>
      <dt className={classes.name}>
        {path ? (
          <AnchorLink to={path} underline="hover" inherit>
            {name}
          </AnchorLink>
        ) : (
          name
        )}
      </dt>
      <dd className={classes.state}>
        <StatusTag tone={tone}>{state}</StatusTag>
      </dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  );
}

const partsOf = (health: InstallationHealth): HealthPart[] => [
  booksOf(health),
  jobsOf(health),
  health.looks.late > 0
    ? { name: texts.looks, tone: "waiting", state: texts.late(health.looks.late), note: texts.lateNote }
    : { name: texts.looks, tone: "good", state: texts.onTime, note: texts.looksNote },
  health.mail.unsent > 0
    ? { name: texts.mail, tone: "bad", state: texts.unsent(health.mail.unsent), note: texts.unsentNote }
    : { name: texts.mail, tone: "good", state: texts.sent, note: texts.mailNote },
  {
    name: texts.backups,
    tone: health.backups && health.disk !== "full" ? "good" : "waiting",
    state: health.backups ? texts.confirmed : texts.unconfirmed,
    note: health.disk ? texts.disk[health.disk] : texts.unseen,
    path: "/operator/setup",
  },
];

function booksOf({ books: { problems, checkedAt } }: InstallationHealth): HealthPart {
  const shared = { name: texts.books, path: "/operator/books" } as const;
  if (problems === null || !checkedAt) return { ...shared, tone: "quiet", state: texts.unchecked, note: "" };
  return {
    ...shared,
    tone: problems > 0 ? "bad" : "good",
    state: problems > 0 ? texts.differ(problems) : texts.balanced,
    note: texts.checked(formatRelative(checkedAt)),
  };
}

function jobsOf({ jobs: { failed, waitingSince } }: InstallationHealth): HealthPart {
  const note = waitingSince ? texts.waiting(formatRelative(waitingSince)) : texts.noneWaits;
  return failed > 0
    ? { name: texts.jobs, tone: "bad", state: texts.failed(failed), note: texts.failedNote }
    : { name: texts.jobs, tone: "good", state: texts.allRun, note };
}

import { dollarsOf } from "#platform/money/money.ts";
import type { InstallationFigures } from "./queries.ts";

type FigureSample = { labels?: Record<string, string>; value: number };

/** One metric of the installation for Prometheus. A figure that is unknown has no sample. */
type InstallationFigure = {
  name: string;
  help: string;
  labels?: readonly string[];
  samples: (figures: InstallationFigures) => FigureSample[];
};

const one = (value: number | null): FigureSample[] => (value === null ? [] : [{ value }]);

/** Told by each serving process alike: take the highest over all of them. */
export const figures: readonly InstallationFigure[] = [
  {
    name: "byline_queue_waiting_jobs",
    help: "Due jobs that nobody works yet.",
    labels: ["queue"],
    samples: ({ queues }) => queues.map(({ name, count }) => ({ labels: { queue: name }, value: count })),
  },
  {
    name: "byline_queue_oldest_seconds",
    help: "How long the oldest due job waits.",
    labels: ["queue"],
    samples: ({ queues }) =>
      queues.map(({ name, oldestSeconds }) => ({ labels: { queue: name }, value: oldestSeconds })),
  },
  {
    name: "byline_queue_failed_jobs",
    help: "Jobs given up in the last 24 hours.",
    labels: ["queue"],
    samples: ({ queues }) => queues.map(({ name, failed }) => ({ labels: { queue: name }, value: failed })),
  },
  {
    name: "byline_events_behind",
    help: "Events that a reader has not taken yet.",
    labels: ["reader"],
    samples: ({ readers }) => readers.map(({ name, behind }) => ({ labels: { reader: name }, value: behind })),
  },
  { name: "byline_mails_unsent", help: "Mails of seven days that wait.", samples: ({ mails }) => one(mails.count) },
  {
    name: "byline_mails_oldest_seconds",
    help: "How long the oldest mail waits.",
    samples: ({ mails }) => one(mails.oldestSeconds),
  },
  {
    name: "byline_webhook_deliveries_due",
    help: "Deliveries that are due.",
    samples: ({ deliveries }) => one(deliveries.count),
  },
  {
    name: "byline_webhook_lag_seconds",
    help: "How long the oldest delivery is due.",
    samples: ({ deliveries }) => one(deliveries.oldestSeconds),
  },
  {
    name: "byline_withdrawals_open",
    help: "Withdrawals that are not settled.",
    samples: ({ withdrawals }) => one(withdrawals.count),
  },
  {
    name: "byline_withdrawals_oldest_seconds",
    help: "How long the oldest of them waits.",
    samples: ({ withdrawals }) => one(withdrawals.oldestSeconds),
  },
  {
    name: "byline_looks_late",
    help: "Publications whose look is an hour late.",
    samples: ({ looks }) => one(looks.late),
  },
  {
    name: "byline_looks_last_hour",
    help: "Looks at publications within the last hour.",
    labels: ["outcome"],
    samples: ({ looks: { passed, failed, unsure } }) =>
      Object.entries({ passed, failed, unsure }).map(([outcome, value]) => ({ labels: { outcome }, value })),
  },
  {
    name: "byline_books_problems",
    help: "Differences that the last check of the books found.",
    samples: ({ books }) => one(books.problems),
  },
  {
    name: "byline_books_check_age_seconds",
    help: "Time since that check ended.",
    samples: ({ books }) => one(books.ageSeconds),
  },
  {
    name: "byline_money_customers_dollars",
    help: "Money of organizations, by kind of account: held, available, earnings.",
    labels: ["account"],
    samples: ({ customers }) =>
      customers.map(({ kind, cents }) => ({ labels: { account: kind }, value: dollarsOf(cents) })),
  },
  {
    name: "byline_money_house_dollars",
    help: "Balances of the installation's own accounts.",
    labels: ["account"],
    samples: ({ house }) => house.map(({ kind, cents }) => ({ labels: { account: kind }, value: dollarsOf(cents) })),
  },
  {
    name: "byline_money_owed_dollars",
    help: "Debts of organizations: from refunds, and from payments that were taken back.",
    labels: ["debt"],
    samples: ({ debts }) =>
      Object.entries(debts).map(([debt, cents]) => ({ labels: { debt }, value: dollarsOf(cents) })),
  },
  { name: "byline_database_bytes", help: "Size of the database.", samples: ({ database }) => one(database.bytes) },
  {
    name: "byline_database_connections",
    help: "Connections of PostgreSQL in use, of all its databases.",
    samples: ({ database }) => one(database.connections),
  },
  {
    name: "byline_database_connections_max",
    help: "Connections that PostgreSQL allows.",
    samples: ({ database }) => one(database.connectionsMax),
  },
];

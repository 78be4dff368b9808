import type { ParseArgsConfig } from "node:util";
import { type Config, marketplaceIndexName, readConfig } from "#config.ts";
import { demoOpening } from "#demo-opening.ts";
import { resetDataDirectory } from "#embedded-postgres/reset.ts";
import { startAuthService, startServer } from "#main.ts";
import { type OpenInstallation, type Opening, openInstallation } from "#open-installation.ts";
import { createLogger } from "#platform/log/logger.ts";
import { resourcesOf } from "#resources.ts";
import { keyFile } from "#sealing-key.ts";
import { startWorker } from "#worker.ts";
import { backupOptions, readBackupArguments, runBackup } from "./backup/command.ts";
import type { WithConfiguredInstallation } from "./backup/prove-restored.ts";
import { restore } from "./backup/restore.ts";
import { buildWebIfStale } from "./build-web.ts";
import { shownConfig } from "./config/shown.ts";
import { examine } from "./doctor/doctor.ts";
import { type ImportCommand, importCommandOptions } from "./import.ts";
import { formatsImport } from "./import-formats.ts";
import { mediaImport, mediaUsage } from "./import-media.ts";
import { metricsImport } from "./import-metrics.ts";
import { undoImportCommand } from "./import-undo.ts";
import { moveFilesToBucket } from "./move-files.ts";
import { changeOperators, readOperatorArguments } from "./operators.ts";
import { readVerifyArguments, verifyBooks, verifyOptions } from "./verify-ledger/verify-ledger.ts";

type Arguments = { values: Record<string, string | boolean | (string | boolean)[] | undefined>; positionals: string[] };

export type Command = {
  summary: string;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** Returns the exit code. */
  run(args: Arguments): Promise<number>;
};

export class UsageError extends Error {}

export const commands = {
  start: {
    summary:
      "start Byline: database, demo data, jobs, API and web app on one port. --no-jobs leaves the queues to workers",
    options: { "no-jobs": { type: "boolean" } },
    async run({ values }) {
      const config = readConfig();
      await buildWebIfStale();
      const LOG_LEVEL = process.env.LOG_LEVEL ? config.LOG_LEVEL : "warn";
      return untilSignal(
        () => startServer({ ...config, LOG_LEVEL }, console.log, { work: !values["no-jobs"] }),
        config.DRAIN_SECONDS,
      );
    },
  },
  dev: {
    summary:
      "start the server for `vite` to stand before; restart it with node --watch. --no-jobs leaves the queues to workers",
    options: { "no-jobs": { type: "boolean" } },
    async run({ values }) {
      const config = readConfig();
      return untilSignal(() => startServer(config, console.log, { work: !values["no-jobs"] }), config.DRAIN_SECONDS);
    },
  },
  auth: {
    summary: "start the sign-in service alone; see src/auth/README.md",
    async run() {
      return untilSignal(() => startAuthService(readConfig(), console.log));
    },
  },
  worker: {
    summary: "work the queues without serving requests",
    async run() {
      return untilSignal(() => startWorker(readConfig()));
    },
  },
  migrate: {
    summary: "bring the database to this version",
    run: () =>
      withInstallation(async () => {
        console.log("The database is up to date.");
        return 0;
      }),
  },
  seed: {
    summary: "fill the demo, if there is nobody yet",
    run: () => {
      const demo = demoOpening(readConfig(), createLogger("warn"));
      return withInstallation(
        async (installation) => {
          await demo.past(installation);
          return 0;
        },
        { beforeWork: demo.stage },
      );
    },
  },
  reset: {
    summary: "empty the embedded database and the files of this data folder",
    async run() {
      const { dataDirectory } = readConfig();
      await resetDataDirectory(dataDirectory, ["files", keyFile, marketplaceIndexName]);
      console.log(`${dataDirectory} is empty. The next start begins anew.`);
      return 0;
    },
  },
  config: {
    summary: "print the configuration that is in force, without secrets",
    async run() {
      for (const line of shownConfig(readConfig())) console.log(line);
      return 0;
    },
  },
  doctor: {
    summary: "say what the configuration will break or leaves open, before it does; exit 1 for either",
    run: () => examine(readConfig(), console.log),
  },
  "verify-ledger": {
    summary:
      "re-add every entry of the books, follow the sign-in log and the operators' trail; exit 1 and name the first difference. --keep FILE writes where all end, --against FILE checks that they go on from there",
    options: verifyOptions,
    run: ({ values }) => withExisting(({ database }) => verifyBooks(database.pool, readVerifyArguments(values))),
  },
  backup: {
    summary:
      "write a backup of database and files, also while Byline runs: byline backup FOLDER|s3://BUCKET/PREFIX [--with-identity-key]. --check restores one to a scratch folder and verifies it, --every 1d --keep 7 goes on there",
    options: backupOptions,
    run: ({ values, positionals }) => {
      const order = readBackupArguments(values, positionals);
      if (typeof order === "string") throw new UsageError(order);
      return runBackup(order, withInstallationOf, untilSignal);
    },
  },
  restore: {
    summary: "put a backup into an empty DATA_DIR, and verify its books: byline restore FOLDER|s3://BUCKET/PREFIX",
    run: async ({ positionals: [address, ...rest] }) => {
      if (!address || rest.length > 0)
        throw new UsageError("Name one folder or bucket: byline restore FOLDER, or byline restore s3://BUCKET/PREFIX");
      return restore(address, readConfig(), withInstallationOf);
    },
  },
  "move-files": {
    summary:
      "move uploaded files from DATA_DIR to the bucket of FILES_BUCKET, also while Byline runs; stop it and call it again as you like",
    run: () => moveFilesToBucket(readConfig()),
  },
  operator: {
    summary: "who runs the installation: byline operator list | add EMAIL | remove EMAIL",
    run: ({ positionals }) => {
      const order = readOperatorArguments(positionals);
      if (!order) throw new UsageError("Call it as byline operator list, add EMAIL or remove EMAIL");
      return withExisting(({ database }) => changeOperators(database, order));
    },
  },
  import: {
    summary:
      "take in a CSV file, or take it back: byline import media|formats|metrics FILE.csv --map FIELD=COLUMN,… | undo ID",
    options: importCommandOptions,
    async run(args) {
      if (args.positionals[0] === "undo") return undoImportCommand(args.positionals.slice(1), withExisting);
      const command = importCommands[args.positionals[0] ?? ""];
      if (!command) throw new UsageError(mediaUsage);
      const order = command.read(args);
      if (typeof order === "string") throw new UsageError(order);
      return command.run(order, withExisting);
    },
  },
  routes: {
    summary: "print every operation of the API",
    async run() {
      for (const { path, operations } of resourcesOf(readConfig())) {
        for (const each of operations) console.log(`${each.method.padEnd(6)} /api/${path}${each.path}`);
      }
      return 0;
    },
  },
} satisfies Record<string, Command>;

const importCommands: Record<string, ImportCommand> = {
  media: mediaImport,
  formats: formatsImport,
  metrics: metricsImport,
};

/**
 * Runs until Ctrl-C or SIGTERM, then finishes within ten seconds after the drain. The listeners stay: an unheard second signal would
 * end the process and orphan its database.
 */
async function untilSignal(start: () => Promise<{ close: () => Promise<void> }>, drainSeconds = 0): Promise<number> {
  const signal = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => resolve());
  });
  const late = signal.then(() => setTimeout(() => process.exit(1), 10_000 + drainSeconds * 1_000));
  const running = await start();
  await signal;
  await running.close();
  clearTimeout(await late);
  return 0;
}

async function withInstallation(
  work: (installation: OpenInstallation, config: Config) => Promise<number>,
  opening: Pick<Opening, "beforeMigrations" | "beforeWork" | "mustExist"> = {},
  config = readConfig(),
): Promise<number> {
  const installation = await openInstallation(config, createLogger("warn"), { work: false, poolSize: 4, ...opening });
  try {
    return await work(installation, config);
  } finally {
    await installation.close();
  }
}

/** For commands that are about what is there. */
const withExisting = (work: (installation: OpenInstallation) => Promise<number>): Promise<number> =>
  withInstallation(work, { mustExist: true });

const withInstallationOf: WithConfiguredInstallation = (config, work, opening) =>
  withInstallation(work, opening, config);

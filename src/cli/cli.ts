import { parseArgs } from "node:util";
import { KeyFileError } from "#auth/server/tokens/key-file.ts";
import { ConfigurationError } from "#config.ts";
import { EmbeddedPostgresError } from "#embedded-postgres/error.ts";
import { StartError } from "#main.ts";
import { MigrationError } from "#platform/database/migrations.ts";
import { DatabaseAddressError } from "#platform/database/pooler.ts";
import { BackupError } from "./backup/backup-folder.ts";
import { type Command, commands, UsageError } from "./commands.ts";
import { remoteCommands } from "./remote/remote.ts";

/** Runs `byline <command>`. Returns the exit code: 0 done, 1 failed with a sentence, 2 wrong usage. */
async function run([name = "help", ...args]: string[]): Promise<number> {
  if (["help", "--help", "-h"].includes(name)) {
    console.log(usage());
    return 0;
  }
  const command: Command | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined;
  if (!command) return say(2, `There is no command "${name}".\n\n${usage()}`);
  try {
    return await command.run(parse(command, args));
  } catch (error) {
    return report(error);
  }
}

function parse({ options = {} }: Command, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function report(error: unknown): number {
  if (error instanceof UsageError) return say(2, `${error.message}\n\n${usage()}`);
  const forPeople = [
    EmbeddedPostgresError,
    MigrationError,
    DatabaseAddressError,
    ConfigurationError,
    KeyFileError,
    StartError,
    BackupError,
  ].some((kind) => error instanceof kind);
  if (forPeople) return say(1, (error as Error).message);
  if (/ECONNREFUSED|ENOTFOUND|password authentication|does not exist/.test(String((error as Error).message ?? error))) {
    return say(1, `The database can't be used: ${(error as Error).message}. Check DATABASE_URL.`);
  }
  console.error(error);
  return 1;
}

function say(code: number, sentence: string): number {
  console.error(sentence);
  return code;
}

const commandLine = ([name, { summary }]: [string, { summary: string }]): string => `  ${name.padEnd(15)} ${summary}`;

function usage(): string {
  return [
    "Usage: byline <command>",
    ...Object.entries(commands).map(commandLine),
    "",
    "With a server elsewhere (byline login, or BYLINE_URL and BYLINE_TOKEN):",
    ...Object.entries(remoteCommands).map(commandLine),
  ].join("\n");
}

// Files, keys and backups are for this account alone; exceptions set their own mode.
process.umask(0o077);
process.exitCode = await run(process.argv.slice(2));

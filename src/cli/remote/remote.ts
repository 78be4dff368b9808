import { parseArgs } from "node:util";
import { type Noun, nouns } from "./nouns.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

type RemoteCommand = { summary: string; run: (words: string[], terminal: Terminal) => Promise<void> };

const ofNouns = Object.fromEntries(
  Object.entries(nouns).map(([name, noun]: [string, Noun]): [string, RemoteCommand] => [
    name,
    {
      summary: noun.summary,
      run: async (words, terminal) => (await import("./call-operation.ts")).callNoun(name, noun, words, terminal),
    },
  ]),
);

/** Commands for a server elsewhere, called with an API token. Each is loaded when it is called. */
export const remoteCommands: Readonly<Record<string, RemoteCommand>> = {
  login: {
    summary: "sign in by a code in your browser: byline login --server https://… (--with-token reads an API token)",
    run: async (words, terminal) => {
      const { server, scopes, "with-token": withToken = false } = read(words, loginOptions);
      return (await import("./sign-in.ts")).logIn({ server, scopes, withToken }, terminal);
    },
  },
  logout: {
    summary: "forget the server and its token",
    run: async (_words, terminal) => (await import("./sign-in.ts")).logOut(terminal),
  },
  whoami: {
    summary: "print in whose name the token calls, its scopes and what is left of its limit",
    run: async (words, terminal) => (await import("./sign-in.ts")).sayWho(words.includes("--json"), terminal),
  },
  ...ofNouns,
  webhooks: {
    summary: nouns.webhooks.summary,
    run: async ([first = "", ...words], terminal) => {
      if (first !== "listen") return ofNouns.webhooks?.run([first, ...words].filter(Boolean), terminal);
      const { forward = "", secret, name = [], organization, after } = read(words, listenOptions);
      const wanted = { forward, secret, name, organization, after };
      return (await import("./listen.ts")).listenForWebhooks(wanted, terminal);
    },
  },
  events: {
    summary: "print what happened; --follow goes on as it happens",
    run: async (words, terminal) => {
      const { follow = false, json = false, name = [], organization, after } = read(words, eventOptions);
      return (await import("./events.ts")).showEvents({ follow, json, name, organization, after }, terminal);
    },
  },
  import: {
    summary:
      "with --remote: upload, preview and import a CSV file: byline import media|formats|metrics FILE.csv --remote",
    run: runImport,
  },
  export: {
    summary: "save a list as a file: byline export orders|outlets|transactions|offers|… --output FILE",
    run: async (words, terminal) => (await import("./transfer.ts")).exportList(words, terminal),
  },
  mcp: {
    summary: "speak MCP over the standard streams, for agents that start a program: docs/agents.md",
    run: async (_words, terminal) => (await import("./mcp-bridge.ts")).bridgeMcp(terminal),
  },
  completions: {
    summary: "print completions for bash, zsh or fish: source <(byline completions bash)",
    run: async ([shell], { print }) => print((await import("./completions.ts")).completionScript(shell)),
  },
  complete: {
    summary: "print the words that may follow, for the completions",
    run: async (typed, { print }) => {
      const { nextWords } = await import("./completions.ts");
      for (const word of await nextWords(typed, Object.keys(remoteCommands))) print(word);
    },
  },
};

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const loginOptions = { server: text, scopes: text, "with-token": flag };
const filterOptions = { name: { ...text, multiple: true }, organization: text, after: text } as const;
const eventOptions = { ...filterOptions, follow: flag, json: flag };
const listenOptions = { ...filterOptions, forward: text, secret: text };
const importOptions = { remote: flag, organization: text, preview: flag, json: flag };

async function runImport(words: string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parsed(words, importOptions);
  const [kind = "", file = ""] = positionals;
  const { importFile, takeImportBack } = await import("./transfer.ts");
  if (kind === "undo") return takeImportBack(file, values.json === true, terminal);
  const { organization, preview = false, json = false } = values;
  return importFile({ kind, file, organization, onlyPreview: preview, json }, terminal);
}

const read = <const Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(
  words: string[],
  options: Options,
) => parsed(words, options).values;

function parsed<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(
  words: string[],
  options: Options,
) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RemoteError((error as Error).message, 2);
  }
}

/** True for a command that calls a server elsewhere; `import` works on this machine unless it says `--remote`. */
export const isRemote = ([name = "", ...words]: string[]): boolean =>
  Object.hasOwn(remoteCommands, name) && (name !== "import" || words.includes("--remote"));

/** Runs a remote command. Returns the exit code: 0 done, 1 refused with a sentence, 2 wrong usage. */
export async function runRemote([name = "", ...words]: string[], terminal: Terminal): Promise<number> {
  const command = remoteCommands[name];
  try {
    if (words.includes("--help") && !Object.hasOwn(nouns, name) && name !== "export")
      terminal.print(`byline ${name}: ${command?.summary}`);
    else await command?.run(words, terminal);
    return 0;
  } catch (error) {
    if (terminal.signal.aborted) return 0;
    if (!(error instanceof RemoteError)) throw error;
    terminal.tell(error.message);
    return error.exitCode;
  }
}

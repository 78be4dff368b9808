/**
 * Runs the official MCP conformance suite and the inspector's command line against a server of its own: `npm run
 * test:mcp`. The suite comes from npm when it is asked for, since its packages are none of Byline's. Needs Node 22.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type OwnServer, withOwnServer } from "./own-server.ts";

const suite = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const inspector = "@modelcontextprotocol/inspector@2.12.0";

/** Scenarios of servers that any server can pass; every other one calls a tool of the suite's own example. */
const scenarios: readonly { name: string; revisions: readonly string[] }[] = [
  { name: "server-initialize", revisions: ["2025-11-25"] },
  { name: "server-session-lifecycle", revisions: ["2025-11-25"] },
  { name: "server-stateless", revisions: ["2026-07-28"] },
  { name: "ping", revisions: ["2025-11-25"] },
  { name: "tools-list", revisions: ["2025-11-25", "2026-07-28"] },
  { name: "resources-list", revisions: ["2025-11-25", "2026-07-28"] },
  { name: "prompts-list", revisions: ["2025-11-25", "2026-07-28"] },
  { name: "sep-2164-resource-not-found", revisions: ["2026-07-28"] },
  { name: "dns-rebinding-protection", revisions: ["2025-11-25", "2026-07-28"] },
  { name: "caching", revisions: ["2026-07-28"] },
  { name: "http-header-validation", revisions: ["2026-07-28"] },
  { name: "server-sse-multiple-streams", revisions: ["2025-11-25", "2026-07-28"] },
];

const port = Number(process.env.PORT ?? 4_870);

const failures = await withOwnServer({ name: "mcp", port }, async (server) => {
  const address = await withToken(await newToken(server));
  let failed = 0;
  for (const { name, revisions } of scenarios)
    for (const revision of revisions) failed += await run(name, revision, address);
  return failed + (await inspect(address));
});
console.log(failures === 0 ? "All passed." : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);

/** Signs somebody up, who makes an organization and a token that may do everything. */
async function newToken({ signUp }: OwnServer): Promise<string> {
  const person = await signUp("suite@conformance.example");
  await person.post("/api/organizations", { name: "Suite", kind: "agency" });
  const scopes = ["read", "campaigns", "orders", "media", "money"];
  const made = await person.post("/api/api_tokens", { name: "Suite", scopes, spendLimitCents: 1_000 });
  return made.token ?? "";
}

/** The suite sends no token, so a proxy adds it and leaves all else as it is. */
async function withToken(token: string): Promise<string> {
  const proxy = createServer((incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const passed = request(
      { host: "127.0.0.1", port, method, path: url, headers: { ...headers, authorization: `Bearer ${token}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return `http://localhost:${(proxy.address() as AddressInfo).port}/mcp`;
}

async function npx(args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn("npx", ["--yes", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  const [code] = await once(child, "exit");
  return { code: Number(code), output };
}

/** Checks that ask for a tool of the suite's own example say so; they are none of a marketplace's. */
async function run(scenario: string, revision: string, address: string): Promise<number> {
  const args = ["server", "--url", address, "--scenario", scenario, "--spec-version", revision];
  const { code, output } = await npx([suite, ...args]);
  const errors = [...output.matchAll(/^\s+- (\w+): .*\n\s+Error: (.*)$/gm)].map(([, name, error]) => ({ name, error }));
  const failed = errors.filter(({ error }) => !error?.startsWith("Not testable"));
  const isFailed = failed.length > 0 || (code !== 0 && errors.length === 0);
  const beside = errors.length > failed.length ? `, ${errors.length - failed.length} checks not applicable` : "";
  console.log(`${isFailed ? "FAILED" : "passed"}  ${scenario} (${revision})${beside}`);
  for (const { name, error } of failed) console.log(`        ${name}: ${error}`);
  return isFailed ? 1 : 0;
}

async function inspect(address: string): Promise<number> {
  const { code, output } = await npx([inspector, "--cli", address, "--transport", "http", "--method", "tools/list"]);
  const passed = code === 0 && output.includes("search_outlets");
  console.log(`${passed ? "passed" : "FAILED"}  inspector: tools/list`);
  if (!passed) console.log(output);
  return passed ? 0 : 1;
}

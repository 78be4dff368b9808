import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appAt, openDevicePage } from "../src/accounts/apps/server/test-support.ts";
import { runRemote } from "../src/cli/remote/remote.ts";
import { type Advertiser, anAdvertiser } from "./scene.ts";
import { type Scratch, scratchFolder } from "./scratch.ts";
import { openListeningServer, type TestServer } from "./server.ts";

let byline: TestServer;
let scratch: Scratch;
let url = "";
let ada: Advertiser;

beforeAll(async () => {
  ({ byline, url } = await openListeningServer());
  ada = await anAdvertiser(byline, "ada", 1_000_000);
  scratch = scratchFolder();
});
afterAll(async () => {
  scratch?.remove();
  await byline?.close();
});

async function run(words: string[], input: string[] = [], tell: (line: string) => void = () => undefined) {
  const printed: string[] = [];
  const told: string[] = [];
  const code = await runRemote(words, {
    env: { BYLINE_CONFIG: join(scratch.path, "connection.json") },
    print: (line) => void printed.push(line),
    write: () => undefined,
    tell: (line) => {
      told.push(line);
      tell(line);
    },
    progress: () => undefined,
    lines: async function* () {
      yield* input;
    },
    signal: new AbortController().signal,
  });
  return { code, printed: printed.join("\n"), told: told.join("\n") };
}

/** The person's part: types the code, sees who asks, and chooses what they give. */
async function connect(code: string): Promise<void> {
  const app = appAt(url);
  const { jar, send, text } = await openDevicePage(app, url);
  await send({ user_code: code });
  expect(text()).toContain("Byline command line");
  const confirmed = await send({ user_code: code, confirm: "yes" });
  const chosen = { scopes: ["read", "money"], organization: ada.organization, spendLimitCents: 50_000 };
  const { body } = await app.consent(ada.person, confirmed.headers.get("location") ?? "", jar, chosen);
  expect(await (await app.visit(body.returnTo, jar)).text()).toContain("The device is connected");
}

const kept = () => JSON.parse(readFileSync(join(scratch.path, "connection.json"), "utf8"));

test("somebody signs in by a code in their browser, calls both entrances, and signs out at the server too", async () => {
  let connecting: Promise<void> | undefined;
  const signedIn = await run(["login", "--server", url], [], (line) => {
    const code = /type the code (\S+)/.exec(line)?.[1];
    if (code) connecting = connect(code);
  });
  await connecting;
  expect(signedIn).toMatchObject({ code: 0, told: expect.stringContaining(`Signed in as ${ada.person.email}`) });
  const who = await run(["whoami"]);
  expect(who.printed).toContain("Byline command line: read, money");
  expect(who.printed).toContain("Left this month: $500.00");

  const before = kept();
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  const { printed } = await run(["mcp"], [message]);
  expect(JSON.parse(printed).result.tools.map(({ name }: { name: string }) => name)).toContain("book");
  expect(kept().refreshToken).not.toBe(before.refreshToken);
  expect(Object.keys(kept().access)).toEqual(["api", "mcp"]);
  expect((await Promise.all([run(["orders"]), run(["mcp"], [message])])).map(({ code }) => code)).toEqual([0, 0]);

  const { access } = kept();
  expect((await run(["logout"])).code).toBe(0);
  expect((await run(["whoami"])).code).toBe(1);
  const afterwards = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${access.api.token}` } });
  expect(afterwards.status).toBe(401);
});

/** A server of a check's own: an empty database in a folder that goes again, and people who sign up by the API. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Json = Record<string, unknown>;
/** A signed-in person: calls by their session. */
export type SignedIn = {
  post: <Answer = Record<string, string>>(path: string, body: Json) => Promise<Answer>;
  get: <Answer = Record<string, string>>(path: string) => Promise<Answer>;
};

export type OwnServer = {
  origin: string;
  port: number;
  signUp: (email: string) => Promise<SignedIn>;
  /** Runs a command of the installation, such as an import. */
  byline: (...words: string[]) => Promise<void>;
};

/** Starts the server, lets `work` use it, and ends it with all that it kept. */
export async function withOwnServer<Result>(
  { name, port, env: more = {} }: { name: string; port: number; env?: Record<string, string> },
  work: (server: OwnServer) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `byline-${name}-`));
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: "false",
    AUTH_AUTOCONFIRM: "on",
    LOG_LEVEL: "error",
    ...more,
  };
  const server = start(["dev"], env);
  const origin = `http://localhost:${port}`;
  try {
    await untilItAnswers(server, `${origin}/health/ready`);
    const byline = async (...words: string[]) => {
      const [code] = await once(start(words, env), "exit");
      if (code !== 0) throw new Error(`byline ${words.join(" ")} failed`);
    };
    return await work({ origin, port, signUp: (email) => signUp(origin, email), byline });
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await once(start(["reset"], env), "exit");
    await rm(folder, { recursive: true, force: true });
  }
}

function start(words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["bin/byline.mjs", ...words], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("the server did not start");
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function signUp(origin: string, email: string): Promise<SignedIn> {
  const account = { email, password: "a quiet harbour at dawn" };
  const { access_token: session } = await call(`${origin}/auth/v1/signup`, { method: "POST", body: account });
  const headers = { authorization: `Bearer ${session}` };
  return {
    post: (path, body) => call(origin + path, { method: "POST", body, headers }),
    get: (path) => call(origin + path, { method: "GET", headers }),
  };
}

type Call = { method: string; body?: Json; headers?: Record<string, string> };

async function call<Answer = Record<string, string>>(url: string, { method, body, headers }: Call): Promise<Answer> {
  const key = { "idempotency-key": crypto.randomUUID() };
  const answer = await fetch(url, {
    method,
    headers: { ...(body ? { "content-type": "application/json", ...key } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

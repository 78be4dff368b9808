import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../bin/byline.mjs", import.meta.url));
/** Node caches compiled sources here, which halves each further start. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), "byline-compiled") };

export type RunningServer = {
  url: string;
  dataDirectory: string;
  child: ChildProcess;
  output: () => string;
  /** The embedded PostgreSQL's process number, from its own file. */
  postmaster: () => number;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/**
 * A port that stays free until the caller listens on it. Systems lend none so low to outgoing connections, and no other
 * test takes it while its UDP twin is held.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  const claim = createSocket("udp4").unref();
  const probe = createServer();
  try {
    await once(claim.bind({ port, address: "127.0.0.1", exclusive: true }), "listening");
    await once(probe.listen({ port, exclusive: true }), "listening");
    return port;
  } catch {
    return freePort();
  } finally {
    probe.close();
  }
}

export type BylineProcess = Pick<RunningServer, "child" | "output" | "stop">;

/** A command of Byline that goes on until it is stopped; `program` may be another build's. */
export function spawnByline(args: string[], env: Record<string, string>, program = entry): BylineProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      ...process.env,
      ...compiled,
      LOG_LEVEL: "warn",
      RATE_LIMIT: "0",
      RATE_LIMIT_ADDRESS: "0",
      AUTH_RATE_LIMIT: "0",
      // Several browsers on two cores make it late.
      OVERLOAD_MILLISECONDS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    child,
    output: () => output,
    stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
  };
}

/** A real byline in its own process with the embedded database; `program` may be another build's. */
export async function runServer(
  dataDirectory: string,
  env: Record<string, string> = {},
  program = entry,
): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const spawned = spawnByline(["dev"], { DATA_DIR: dataDirectory, ...env, PORT: String(port) }, program);
  await until(async () => {
    if (spawned.child.exitCode !== null) throw new Error(`Byline did not start: ${spawned.output()}`);
    return (await fetch(`${url}/health/ready`)).ok;
  }, 400_000);
  return {
    ...spawned,
    url,
    dataDirectory,
    postmaster: () => Number(readFileSync(join(dataDirectory, "postgres", "postmaster.pid"), "utf8").split("\n")[0]),
  };
}

/** Repeats until the answer is true; an error before the deadline counts as "not yet". */
export async function until(ask: () => Promise<boolean>, milliseconds: number): Promise<number> {
  const begin = Date.now();
  let last: unknown;
  while (Date.now() - begin < milliseconds) {
    try {
      if (await ask()) return Date.now() - begin;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("Byline did not start")) throw error;
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`not within ${milliseconds} ms`, { cause: last });
}

export async function runCommand(
  args: string[],
  env: Record<string, string>,
  program = entry,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...compiled, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A server that starts where it should have refused must not outlive its test.
    timeout: 400_000,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (output += part));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

// Read as a client reads JSON: by the fields that the test knows.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
type Answer = { status: number; retryAfter: string | null; body: any };

/** A signed-in caller over real HTTP; sends a form unchanged, everything else as JSON. */
export async function signIn(url: string, email: string, password: string) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "application/json" },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async (method: string, path: string, body?: unknown, key: string = crypto.randomUUID()): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || body instanceof FormData
          ? {}
          : {
              "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
              "idempotency-key": key,
            }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get("retry-after"),
      body: text ? JSON.parse(text) : undefined,
    };
  };
}

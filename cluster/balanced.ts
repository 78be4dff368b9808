import { expect, onTestFinished } from "vitest";
import { type RunningServer, runCommand, runServer } from "../test/process.ts";
import { type Scratch, scratchFolder } from "../test/scratch.ts";
import { endWithProcess } from "./ends.ts";
import { startHaproxy } from "./haproxy.ts";
import { startPrimary } from "./standby.ts";

type Balanced = {
  scratch: Scratch;
  primary: Awaited<ReturnType<typeof startPrimary>>;
  balancer: Awaited<ReturnType<typeof startHaproxy>>;
  environment: Record<string, string>;
  /** `program` may be another build's. */
  start: (env: Record<string, string>, program?: string) => Promise<RunningServer>;
};

/** A seeded demo behind HAProxy, before any of its processes is started at these ports. Ends with the test. */
export async function openBalanced(ports: number[], searchingPorts: number[] = []): Promise<Balanced> {
  const scratch = scratchFolder();
  const primary = await startPrimary();
  const balancer = await startHaproxy(ports, searchingPorts);
  const environment = {
    DATA_DIR: scratch.path,
    PUBLIC_URL: balancer.url,
    DATABASE_URL: primary.ownerUrl,
    DEMO: "true",
    PAYMENT_PROVIDER: "sandbox",
    TRUST_PROXY: "1",
  };
  const running: RunningServer[] = [];
  onTestFinished(async () => {
    for (const server of running) await server.stop("SIGKILL");
    await balancer.stop();
    await primary.stop();
    scratch.remove();
  });
  // Before the processes start: each would wait for the other's demo.
  expect((await runCommand(["seed"], environment)).code).toBe(0);
  const start: Balanced["start"] = async (env, program) => {
    const server = await runServer(scratch.path, { ...environment, ...env }, program);
    running.push(server);
    endWithProcess(() => server.child.kill("SIGKILL"));
    return server;
  };
  return { scratch, primary, balancer, environment, start };
}

import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";

const example = new URL("../deploy/proxies/haproxy.cfg", import.meta.url);

export const hasHaproxy = (): boolean => !spawnSync("haproxy", ["-v"]).error;

/** Starts HAProxy with the example's configuration before the processes at these ports. */
export async function startHaproxy(ports: number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = scratchFolder();
  const port = await freePort();
  const file = join(folder.path, "haproxy.cfg");
  const servers = ports.map((each, index) => `    server process${index} 127.0.0.1:${each}\n`).join("");
  const text = readFileSync(example, "utf8")
    .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
    .replace(/( {4}server .*\n)+/, servers);
  writeFileSync(file, text);
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGKILL");
      await exited;
      folder.remove();
    },
  };
}

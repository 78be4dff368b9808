import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { type ClusterPart, runProgram } from "./program.ts";

const example = new URL("../deploy/proxies/haproxy.cfg", import.meta.url);

export const hasHaproxy = (): boolean => !spawnSync("haproxy", ["-v"]).error;

const serverLines = (ports: number[]): string =>
  ports.map((each, index) => `    server process${index} 127.0.0.1:${each}\n`).join("");

/** The example with its backend of searches, which it shows as comments. */
function withSearches(example: string, ports: number[]): string {
  const [before = "", backend = ""] = example.split("# backend searches");
  const uncommented = `backend searches${backend.replaceAll("\n# ", "\n")}`;
  return (
    before.replace("# use_backend searches", "use_backend searches") +
    uncommented.replace(/ {4}server .*\n/, serverLines(ports))
  );
}

/** Starts HAProxy with the example's configuration before the processes at these ports, and those that search alone. */
export async function startHaproxy(
  ports: number[],
  searchingPorts: number[] = [],
): Promise<ClusterPart & { url: string; stop: () => Promise<void> }> {
  const folder = scratchFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder.path, "haproxy.cfg");
  const text = readFileSync(example, "utf8")
    .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
    .replace(/( {4}server .*\n)+/, serverLines(ports));
  writeFileSync(file, searchingPorts.length > 0 ? withSearches(text, searchingPorts) : text);
  const program = await runProgram({
    spawn: () => spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" }),
    isReady: async () => (await fetch(url)).status > 0,
  });
  return {
    ...program,
    url,
    async stop() {
      await program.kill();
      folder.remove();
    },
  };
}

#!/usr/bin/env node
// Node runs Byline's TypeScript from 22.18 on; an older one hands over to the one from npm.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (process.features.typescript) {
  silenceExperimentalWarnings();
  const { isRemote } = await import(new URL("../src/cli/remote/remote.ts", import.meta.url).href);
  await (isRemote(process.argv.slice(2)) ? callServer() : runHere());
} else {
  handOver(installedNode());
}

/** Without the server's own code, which takes a second to read. */
async function callServer() {
  const { runRemote } = await import(new URL("../src/cli/remote/remote.ts", import.meta.url).href);
  const { standardTerminal } = await import(new URL("../src/cli/remote/standard-terminal.ts", import.meta.url).href);
  process.exitCode = await runRemote(process.argv.slice(2), standardTerminal());
}

async function runHere() {
  await import("./resolve-drizzle.mjs");
  await readCode("../src/cli/commands.ts");
  await import(new URL("../src/cli/cli.ts", import.meta.url).href);
}

/** Reading the code would grow the young generation to 130 MB for good; at work it grows as far as the work needs. */
async function readCode(path) {
  v8.setFlagsFromString("--semi-space-growth-factor=1");
  await import(new URL(path, import.meta.url).href);
  v8.setFlagsFromString("--semi-space-growth-factor=2");
}

/** Experimental features of Node are our choice and no news to the person who starts Byline. */
function silenceExperimentalWarnings() {
  const print = process.listeners("warning");
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    if (warning.name !== "ExperimentalWarning") for (const each of print) each.call(process, warning);
  });
}

function installedNode() {
  const modules = join(root, "node_modules");
  const packages = existsSync(modules)
    ? readdirSync(modules).filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
    : [];
  const programs = packages.flatMap((name) => [
    join(modules, name, "bin", "node"),
    join(modules, name, "bin", "node.exe"),
  ]);
  return [join(modules, ".bin", "node"), ...programs].find((program) => existsSync(program) && runsTypeScript(program));
}

function runsTypeScript(program) {
  const run = spawnSync(program, ["-p", "Boolean(process.features.typescript)"], { encoding: "utf8" });
  return run.status === 0 && run.stdout.trim() === "true";
}

function handOver(node) {
  if (!node) {
    console.error(
      `Byline needs Node 24 (or at least 22.18), and this is Node ${process.versions.node}. Run npm ci, or install a newer Node.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // A terminal sends its Ctrl-C to both processes already.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("exit", (code) => process.exit(code ?? 1));
}

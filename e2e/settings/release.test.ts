import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { writeRelease } from "../../scripts/release.ts";
import { freePort, until } from "../../test/process.ts";
import { scratchFolder } from "../../test/scratch.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Installs as `npm ci --omit=dev` does, without a registry, by the lock file's packages. */
function installForRunning(folder: string): void {
  const { packages } = readJson(join(folder, "package-lock.json"));
  for (const [path, { dev, devOptional }] of Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)) {
    const isNested = path.lastIndexOf("node_modules/") > 0;
    if (path === "" || dev || devOptional || isNested) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

test("a release runs without the packages of development, names what it holds, and shows no source maps", async ({
  page,
}) => {
  const scratch = scratchFolder();
  const folder = join(scratch.path, "byline");
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  writeRelease(folder);
  installForRunning(folder);
  expect(readdirSync(folder)).not.toContain("e2e");

  const { packages } = readJson(join(folder, "package-lock.json"));
  const bill = readJson(join(folder, "bom.json")).components as { name: string; properties: { value: string }[] }[];
  const runsIn = (place: string) =>
    bill.filter(({ properties }) => properties.some(({ value }) => value === place)).map(({ name }) => name);
  expect(runsIn("browser")).toEqual(expect.arrayContaining(["react", "@mantine/core", "@supabase/auth-js"]));
  expect(runsIn("server")).toContain("fastify");
  expect(runsIn("server")).not.toContain("vite");
  expect(packages["node_modules/vite"].dev).toBe(true);
  const licenses = readFileSync(join(folder, "licenses.txt"), "utf8");
  for (const name of new Set(runsIn("browser"))) expect(licenses).toContain(`${name} `);

  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(scratch.path, "data"), DEMO: "false" };
  const start = spawn(process.execPath, [join(folder, "bin", "byline.mjs"), "start"], { cwd: folder, env });
  let output = "";
  for (const stream of [start.stdout, start.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise<void>((resolve) => void start.once("exit", () => resolve()));
  try {
    const url = `http://localhost:${port}`;
    await until(async () => {
      if (start.exitCode !== null) throw new Error(`Byline did not start: ${output}`);
      return (await fetch(`${url}/health/ready`)).ok;
    }, 400_000);
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await (await fetch(`${url}/licenses.txt`)).text()).toBe(licenses);
    const assets = readdirSync(join(folder, "dist"), { recursive: true }).map(String);
    expect(assets.filter((name) => name.endsWith(".map"))).toEqual([]);
    const script = assets.find((name) => /^assets.*\.js$/.test(name)) ?? "";
    expect(readFileSync(join(folder, "dist", script), "utf8")).not.toContain("sourceMappingURL");
  } finally {
    start.kill("SIGTERM");
    await ended;
    scratch.remove();
  }
});

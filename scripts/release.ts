/**
 * Writes a release and its archive: built web app, server sources, browser licenses and bill of materials. `npm ci
 * --omit=dev && npx byline start` runs it. `npm run release -- FOLDER`; by default below `releases/`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { billOfMaterials } from "./bill-of-materials.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const parts = [
  "bin",
  "deploy",
  "docs",
  "migrations",
  "src",
  "scripts/restore-to-moment.sh",
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "package-lock.json",
];

/** Leaves out tests, the screens' sources, files of the build, and an operator's own settings, which hold secrets. */
const isLeftBehind = (path: string): boolean =>
  /\.test\.tsx?$|test-support\.ts$|\.tsx$|[\\/]web([\\/]|$)|routeTree\.gen\.ts$|\.env$/.test(path);

/** Copies what runs Byline from the sources in `from`. */
export function copyParts(from: string, folder: string): void {
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true });
    const filter = (path: string) => !isLeftBehind(relative(from, path));
    cpSync(join(from, part), join(folder, part), { recursive: true, filter });
  }
}

/** Expects the built web app in the folder's `dist`. */
export function writeRelease(folder: string): void {
  copyParts(root, folder);
  const manifest = readJson(join(root, "package.json"));
  const scripts = { start: manifest.scripts.start, byline: manifest.scripts.byline };
  writeJson(join(folder, "package.json"), { ...manifest, scripts });
  cpSync(join(folder, "dist", "licenses.txt"), join(folder, "licenses.txt"));
  const bundled = readJson(join(folder, "dist", "builds", "bundled.json"));
  writeJson(join(folder, "bom.json"), billOfMaterials(readJson(join(root, "package-lock.json")), bundled));
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const writeJson = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function run(program: string, parameters: string[], cwd: string): void {
  const { status } = spawnSync(program, parameters, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = readJson(join(root, "package.json"));
  const folder = resolve(process.argv[2] ?? join(root, "releases", `byline-${version}`));
  if (existsSync(folder)) throw new Error(`${folder} exists. Name another folder, or remove it.`);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  run(process.execPath, [vite, "build", "--outDir", join(folder, "dist")], root);
  writeRelease(folder);
  run("tar", ["-czf", `${basename(folder)}.tar.gz`, basename(folder)], dirname(folder));
  console.log(`The release is in ${folder}, and packed in ${folder}.tar.gz.`);
}

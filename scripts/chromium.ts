import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The shell draws no window, so stories take less of the processor. */
const onThePath = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macApplications = ["Google Chrome", "Chromium"];
const windowsFolders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

/** Returns the machine's browser for the stories, or installs one where that is allowed. */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;
  if (process.geteuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    installByApt();
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    "No Chromium or Chrome was found for the browser tests: install one, run npx playwright install chromium, or set CHROMIUM_PATH to its program.",
  );
}

function installedChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const candidates = [
    ...PATH.split(delimiter).flatMap((folder) => onThePath.map((name) => join(folder, name))),
    ...onThePath.map((name) => join("/usr/bin", name)),
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...windowsFolders.map((name) => join(process.env[name] ?? "", "Google", "Chrome", "Application", "chrome.exe")),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

function installByApt(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...parameters: string[]) =>
    execFileSync("apt-get", parameters, { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  const install = (name: string) => apt("install", "-y", "-qq", "--no-install-recommends", name);
  console.log("installing Chromium with apt-get");
  apt("update", "-qq");
  try {
    install("chromium-headless-shell");
  } catch {
    install("chromium");
  }
}

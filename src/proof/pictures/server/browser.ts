import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:fs";
import { chown, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AllowedAddresses } from "#platform/http/outgoing/guarded-address.ts";
import { openGuardedProxy } from "#platform/http/outgoing/guarded-proxy.ts";
import { findServiceUser, isRoot } from "#platform/processes/service-user.ts";
import { offerToKernel, watchMemory } from "./memory.ts";

export const pictureWidth = 1_280;
export const pictureHeight = 1_600;

const usualLimits = {
  /** A page still loading by then is pictured as it is. */
  loadMilliseconds: 15_000,
  /** The browser is killed by then. */
  endMilliseconds: 30_000,
  pageBytes: 30_000_000,
  pictureBytes: 8_000_000,
  /** Memory of all browser processes; hungrier pages get no picture. */
  memoryBytes: 512 * 1_024 * 1_024,
};

export type PictureBrowser = AllowedAddresses & { program: string };

/** Returns a PNG; undefined when no picture came in time. */
export const pictureOf = (url: string, browser: PictureBrowser, limits = usualLimits): Promise<Buffer | undefined> =>
  inBrowser(url, browser, "picture", limits);

/** Returns the HTML after the page's scripts; undefined when none came in time. */
export const renderedPage = async (
  url: string,
  browser: PictureBrowser,
  limits = usualLimits,
): Promise<string | undefined> => (await inBrowser(url, browser, "html", limits))?.toString("utf8") || undefined;

type Wish = "picture" | "html";

/**
 * Runs one sandboxed browser with an empty profile, without rights even where Byline is root. A proxy to the open
 * internet is its only way out (decision 0073). Undefined when nothing came in time.
 */
async function inBrowser(
  url: string,
  { program, ...allowed }: PictureBrowser,
  wish: Wish,
  limits: typeof usualLimits,
): Promise<Buffer | undefined> {
  const user = isRoot() ? findServiceUser() : undefined;
  if (isRoot() && !user) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "byline-picture-"));
  const proxy = await openGuardedProxy({ ...allowed, bytesMax: limits.pageBytes });
  try {
    if (user) await chown(folder, user.uid, user.gid);
    const file = join(folder, wish === "html" ? "page.html" : "page.png");
    const out = wish === "html" ? await open(file, "wx") : undefined;
    const browser = spawn(
      program,
      switches({ url, wish, file, profile: join(folder, "profile"), proxyPort: proxy.port, limits }),
      {
        cwd: folder,
        // Byline's own environment holds keys and passwords.
        env: { HOME: folder, TMPDIR: folder, PATH: process.env.PATH, LANG: "en_US.UTF-8" },
        stdio: ["ignore", out?.fd ?? "ignore", "ignore"],
        // A group of its own, so that all of its processes can be ended together.
        detached: true,
        ...user,
      },
    );
    await ended(browser, limits);
    await out?.close();
    return await readPicture(file, limits.pictureBytes);
  } finally {
    await proxy.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

type PictureRequest = {
  url: string;
  wish: Wish;
  file: string;
  profile: string;
  proxyPort: number;
  limits: typeof usualLimits;
};

const switches = ({ url, wish, file, profile, proxyPort, limits }: PictureRequest): string[] => [
  "--headless",
  wish === "html" ? "--dump-dom" : `--screenshot=${file}`,
  `--window-size=${pictureWidth},${pictureHeight}`,
  "--force-device-scale-factor=1",
  "--hide-scrollbars",
  `--timeout=${limits.loadMilliseconds}`,
  `--user-data-dir=${profile}`,
  // All connections use the proxy, even to this machine; no name is resolved elsewhere.
  `--proxy-server=http://127.0.0.1:${proxyPort}`,
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  "--disable-quic",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  // No requests but the page's, and nothing stored.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-extensions",
  "--disable-sync",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-features=MediaRouter,OptimizationHints,Translate,DialMediaRouteProvider,AsyncDns,DnsOverHttps,OptimizationGuideModelDownloading,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,NetworkTimeServiceQuerying",
  "--renderer-process-limit=4",
  "--js-flags=--max-old-space-size=256",
  "--no-first-run",
  "--no-default-browser-check",
  "--no-pings",
  "--no-service-autorun",
  "--disable-breakpad",
  "--disable-client-side-phishing-detection",
  "--disable-component-extensions-with-background-pages",
  "--disable-field-trial-config",
  "--disable-search-engine-choice-screen",
  "--mute-audio",
  "--incognito",
  url,
];

/** Resolves at the browser's end, by itself or by its limits of time and memory; no process is left. */
function ended(browser: ChildProcess, { endMilliseconds, memoryBytes }: typeof usualLimits): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => endGroup(browser), endMilliseconds);
    const { pid } = browser;
    if (pid !== undefined) offerToKernel(pid);
    const endWatch = pid === undefined ? () => {} : watchMemory(pid, memoryBytes, () => endGroup(browser));
    const done = () => {
      clearTimeout(timer);
      endWatch();
      endGroup(browser);
      resolve();
    };
    browser.once("exit", done).once("error", done);
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Follows no links, since a hostile page may have taken over the browser. */
async function readPicture(file: string, bytesMax: number): Promise<Buffer | undefined> {
  try {
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const { nlink, size } = await handle.stat().then((found) => (found.isFile() ? found : { nlink: 0, size: 0 }));
      return nlink === 1 && size <= bytesMax ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}

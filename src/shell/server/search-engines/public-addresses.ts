import { escapeXml } from "#platform/contract/html.ts";

/** Closed to search engines: calls, files, and personal pages. */
const privatePaths = [
  "/api/",
  "/auth/",
  "/files/",
  "/link/",
  "/shared/",
  "/dev/",
  "/sandbox/",
  "/dashboard",
  "/profile/",
  "/publisher/",
  "/cart",
  "/campaign/",
  "/project/",
  "/operator",
  "/confirm",
  "/reset",
  "/invite",
  "/survey",
];

/** Pages that search engines may always find. */
const openPaths = ["/", "/sign-up", "/sign-in"];

/** Half of what the protocol allows in one file, so that its bytes stay below the protocol's too. */
export const outletsPerMap = 25_000;

/** An open marketplace opens its outlets to search engines as well. */
export function robotsText(publicUrl: string, isOpen: boolean): string {
  const closed = isOpen ? privatePaths : [...privatePaths, "/media/"];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}/sitemap.xml\n`;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const placed = (element: string, address: string) => `<${element}><loc>${escapeXml(address)}</loc></${element}>\n`;

const mapOf = (addresses: string[]): string =>
  `${opening}<urlset ${namespace}>\n${addresses.map((address) => placed("url", address)).join("")}</urlset>\n`;

/** The whole map of a closed installation. */
export const closedMap = (publicUrl: string): string => mapOf(openPaths.map((path) => publicUrl + path));

/** Names the maps of an open installation: the pages' (0), and as many as its outlets need (from 1). */
export function indexOfMaps(publicUrl: string, outlets: number): string {
  const maps = Array.from({ length: 1 + Math.ceil(outlets / outletsPerMap) }, (_each, at) => at);
  const entries = maps.map((map) => placed("sitemap", `${publicUrl}/sitemap-${map}.xml`));
  return `${opening}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

export const mapOfPages = (publicUrl: string): string =>
  mapOf([...openPaths, "/media"].map((path) => publicUrl + path));

export const mapOfOutlets = (publicUrl: string, ids: string[]): string =>
  mapOf(ids.map((id) => `${publicUrl}/media/${id}`));

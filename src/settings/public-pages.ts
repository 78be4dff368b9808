import { escapeHtml } from "#platform/contract/html.ts";

/** For search engines and link previews; `title` is the installation's. */
export function descriptionOf(path: string, title: string): string {
  switch (path) {
    case "/sign-in":
      return `Log in to ${title} to book publications or to answer orders.`;
    case "/sign-up":
      return `Open an account on ${title}: book publications on media sites, or list your outlet and earn.`;
    default:
      return `${title} is an open marketplace for paid media publications: find outlets by authority, traffic, country and price, book, and get a proven publication.`;
  }
}

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

/** Pages that search engines may find. */
const openPaths = ["/", "/sign-up", "/sign-in"];

export const robotsText = (publicUrl: string): string =>
  `User-agent: *\n${privatePaths.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}/sitemap.xml\n`;

export const sitemapText = (publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${openPaths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`).join("")}</urlset>\n`;

import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { readerAnswers, robotsAnswers } from "./evidence.ts";

const comparedLinkSchema = z.object({
  href: z.string().describe("The promised address."),
  kind: z.string().describe("The booked kind of link."),
  found: z.boolean().describe("Whether the page links to that address."),
  promisedAnchor: z.string().describe("The link's words in the approved text."),
  anchor: z.string().nullable().describe("The link's words on the page; null if it was not found."),
  rel: z.string().nullable().describe("The link's `rel` on the page; null for none."),
  kindHolds: z.boolean().describe("Whether the link is of the booked kind."),
  anchorHolds: z.boolean().describe("Whether the link's words are the promised ones."),
});

/** One look at the publication (R10.3). */
const linkCheckSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order whose publication was looked at."),
  passed: z.boolean().describe("Whether all was there that was promised."),
  unsure: z
    .boolean()
    .describe("No known page answered: Byline's own network may have been at fault, and the look counts for nothing."),
  evidence: z
    .object({
      url: z.string().describe("The address that was asked for."),
      finalUrl: z.string().nullable().describe("The address that answered, after redirects; null for no answer."),
      redirects: z.array(z.string()).describe("The addresses that the page redirected to, in order."),
      httpStatus: z.int().nullable().describe("The status of the answer; null for no answer."),
      reachable: z.boolean().describe("Whether the page answered as a readable page."),
      noindex: z.boolean().describe("Whether the page asks search engines to leave it out."),
      noindexSource: z
        .string()
        .nullable()
        .describe("The place of that wish, in the page or its headers; null for none."),
      robotsTxt: z.enum(robotsAnswers).describe("The answer of the site's robots.txt to search engines for this page."),
      readers: z
        .enum(readerAnswers)
        .describe("The page that an ordinary reader is shown, against the one that the check is shown."),
      canonical: z.string().nullable().describe("The address that the page names as its original; null for none."),
      links: z.array(comparedLinkSchema).describe("The promised links, each compared with the page."),
      textShare: z
        .number()
        .nullable()
        .describe("The share of the approved text that stands on the page, 0 to 1; null if it was not compared."),
      textHash: z.string().nullable().describe("SHA-256 of the approved text's part on the page; null for none."),
      bodyHash: z.string().nullable().describe("SHA-256 of the page as it came; null for no page."),
      problems: z.array(z.string()).describe("All that the look found wrong, a sentence each."),
    })
    .describe("All that the look found."),
  checkedAt: instant().describe("When the page was looked at."),
  picture: z.string().nullable().describe("The address of a picture of the page; null if none was taken."),
});
export type LinkCheck = z.infer<typeof linkCheckSchema>;

export const linkCheckResource = resource({
  name: "LinkCheck",
  path: "link_checks",
  description: "The looks at a publication's address, each with all that it found.",
  schema: linkCheckSchema,
  operations: {
    list: list({
      summary: "The checks of one of my orders, newest first",
      description: "Every look that was taken; both sides read the same evidence.",
      permission: "order.read",
      query: z.object({ order: linkIn("orders").describe("The order.") }),
    }),
    get: get({
      summary: "One check",
      description: "The look as the list shows it.",
      permission: "order.read",
    }),
  },
});

import { z } from "zod";
import { instant, linkTo } from "#platform/contract/wire.ts";
import { robotsAnswers } from "./evidence.ts";

/** One look at the publication (R10.3). */
export const linkCheckSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  passed: z.boolean(),
  /** No known page answered, so that Byline's own network may have been at fault: the look counts for nothing. */
  unsure: z.boolean(),
  evidence: z.object({
    url: z.string(),
    finalUrl: z.string().nullable(),
    redirects: z.array(z.string()),
    httpStatus: z.int().nullable(),
    reachable: z.boolean(),
    noindex: z.boolean(),
    noindexSource: z.string().nullable(),
    /** What the site's robots.txt says of the page to search engines. */
    robotsTxt: z.enum(robotsAnswers),
    /** The address that the page names as its original. */
    canonical: z.string().nullable(),
    links: z.array(
      z.object({
        href: z.string(),
        kind: z.string(),
        found: z.boolean(),
        promisedAnchor: z.string(),
        anchor: z.string().nullable(),
        rel: z.string().nullable(),
        kindHolds: z.boolean(),
        anchorHolds: z.boolean(),
      }),
    ),
    /** How much of the approved text stands on the page, 0 to 1; null where it was not compared. */
    textShare: z.number().nullable(),
    /** SHA-256 of what stands of the approved text. */
    textHash: z.string().nullable(),
    bodyHash: z.string().nullable(),
    problems: z.array(z.string()),
  }),
  checkedAt: instant(),
  /** The address of a picture of the page, where one was taken (R10.3). */
  picture: z.string().nullable(),
});

export type LinkCheck = z.infer<typeof linkCheckSchema>;

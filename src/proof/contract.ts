import { z } from "zod";
import { instant, linkTo } from "#platform/contract/wire.ts";
/** One look at the publication (R10.3). */
export const linkCheckSchema = z.object({
  id: z.string(),
  order: linkTo("Order"),
  passed: z.boolean(),
  evidence: z.object({
    url: z.string(),
    finalUrl: z.string().nullable(),
    redirects: z.array(z.string()),
    httpStatus: z.int().nullable(),
    reachable: z.boolean(),
    noindex: z.boolean(),
    noindexSource: z.string().nullable(),
    links: z.array(
      z.object({
        href: z.string(),
        kind: z.string(),
        found: z.boolean(),
        anchor: z.string().nullable(),
        rel: z.string().nullable(),
        kindHolds: z.boolean(),
      }),
    ),
    bodyHash: z.string().nullable(),
    problems: z.array(z.string()),
  }),
  checkedAt: instant(),
});

export type LinkCheck = z.infer<typeof linkCheckSchema>;

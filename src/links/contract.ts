import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { instant, linkTo, shortText } from "#platform/contract/wire.ts";
import { pathRedirectInput } from "#settings/redirects/contract.ts";
import { linkPurposes } from "./tracked-link.ts";

/** A visitor counts once a day (R2.13). */
const trackedLinkSchema = z.object({
  id: z.string(),
  path: z.string().describe("The public path from the root: `/link/k3v9x2mq7d`."),
  name: z.string().describe("The operator's name for it; empty for those that nobody named."),
  target: z.string().describe("Where it leads: a path of Byline, or another site's https address."),
  purpose: z.enum(linkPurposes).describe("Whether it is an operator's own, stands in mails, or is an affiliate's."),
  organization: linkTo("Organization").nullable().describe("The affiliate's organization; null for Byline's own."),
  visits: z.int().describe("Visits since it was made, each visitor once a day."),
  visitsLastMonth: z.int().describe("Visits of the last thirty days, each visitor once a day."),
  createdAt: instant().describe("When it was made, UTC."),
});
export type TrackedLink = z.infer<typeof trackedLinkSchema>;

/** An operator's target, never a visitor's, so the link is no open redirect: a Byline path or an https address. */
export const trackedLinkInput = z.strictObject({
  name: shortText(80).describe("A name by which operators find it."),
  target: pathRedirectInput.shape.target
    .refine((target) => !target.startsWith("/link/"), messages.wrongValue)
    .describe("Where it leads: a path of Byline, or another site's https address."),
});

const trackedLinkQuery = z.object({
  purpose: z.enum(linkPurposes).optional().describe("Only links of this purpose."),
});

export const trackedLinkResource = resource({
  name: "TrackedLink",
  path: "tracked_links",
  description: "Short public addresses of Byline that lead on, with how often somebody came by them.",
  schema: trackedLinkSchema,
  operations: {
    list: list({
      summary: "All links, newest first",
      description: "Operators' own links, links in mails and affiliates' links.",
      operator: true,
      query: trackedLinkQuery,
    }),
    get: get({ summary: "One link", description: "Its path, its target and its visits.", operator: true }),
    create: create({
      summary: "New link of Byline",
      description: "Makes a short path by chance. The path and the target stay.",
      operator: true,
      input: trackedLinkInput,
    }),
    remove: remove({
      summary: "Remove a link of Byline",
      description: "Ends it, with its count. Links in mails and of affiliates can't be removed.",
      operator: true,
    }),
  },
});

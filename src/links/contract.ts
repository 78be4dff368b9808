import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, linkTo, shortText } from "#platform/contract/wire.ts";
import { pathRedirectInput } from "#settings/redirects/contract.ts";
import { linkPurposes } from "./tracked-link.ts";

/** A tracked link with how often somebody came by it, each visitor once a day (R2.13). */
export const trackedLinkSchema = z.object({
  id: z.string(),
  /** The public path, from the root: `/link/k3v9x2mq7d`. */
  path: z.string(),
  /** What Byline calls it; empty for those that nobody named. */
  name: z.string(),
  target: z.string(),
  purpose: z.enum(linkPurposes),
  /** Whose link it is; null for Byline's own. */
  organization: linkTo("Organization").nullable(),
  visits: z.int(),
  visitsLastMonth: z.int(),
  createdAt: instant(),
});
export type TrackedLink = z.infer<typeof trackedLinkSchema>;

/** Where a link leads is written here and checked here, never taken from a visit: a path of Byline, or an https address. */
export const trackedLinkInput = z.strictObject({
  name: shortText(80),
  target: pathRedirectInput.shape.target.refine((target) => !target.startsWith("/link/"), messages.wrongValue),
});

export const trackedLinkQuery = z.object({ purpose: z.enum(linkPurposes).optional() });

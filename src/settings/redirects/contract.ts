import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { create, get, list, remove, resource, update } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { isReserved } from "./redirect.ts";

const texts = catalogue("settings.redirects.contract", {
  reserved: "Byline needs this path itself. Choose another.",
});

/** A path of the web app that leads elsewhere (R2.25). */
const pathRedirectSchema = z.object({
  id: z.string(),
  path: z.string().describe("The path from the root that leads elsewhere: `/old`."),
  target: z.string().describe("Where it leads: a path of Byline, or another site's https address."),
  permanent: z.boolean().describe("Whether browsers and search engines may keep it for good."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type PathRedirect = z.infer<typeof pathRedirectSchema>;

/** From the root, without host, query, or a backslash that browsers read as a slash. */
const ownPath = /^\/(?![/\\])[\w\-./~%]{0,199}$/;
/** Byline's own path, which may have a query, or another site's https address. */
const target = z
  .string()
  .trim()
  .max(2_000)
  .refine((value) => /^\/(?![/\\])[^\s\\]*$/.test(value) || isSecureAddress(value), messages.url)
  .describe("Where it leads: a path of Byline, which may have a query, or another site's https address.");

function isSecureAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:" && value.startsWith("https://");
}

const permanent = z.boolean().optional().describe("Whether browsers and search engines may keep it for good.");

export const pathRedirectInput = z.strictObject({
  path: z
    .string()
    .regex(ownPath, messages.url)
    .refine((path) => !isReserved(path), texts.reserved)
    .describe("The path from the root that leads elsewhere: `/old`."),
  permanent,
  target,
});
export const pathRedirectEdit = z.strictObject({ target: target.optional(), permanent });

/** The web app loads all redirects, so their number is bounded. */
export const redirectsMax = 500;

export const pathRedirectResource = resource({
  name: "PathRedirect",
  path: "path_redirects",
  description: "Paths of the web app that lead elsewhere: to another path, or to another site over https.",
  schema: pathRedirectSchema,
  operations: {
    list: list({
      summary: "All redirects, by path",
      description: "There are 500 at most.",
      operator: true,
      query: z.object({}),
    }),
    get: get({ summary: "One redirect", description: "The path, and where it leads.", operator: true }),
    create: create({
      summary: "New redirect",
      description: "A path that leads elsewhere already is refused, and so is a circle. The change is recorded.",
      operator: true,
      input: pathRedirectInput,
    }),
    update: update({
      summary: "Lead a path elsewhere",
      description: "The path stays; a target that leads back to it is refused. The change is recorded.",
      operator: true,
      input: pathRedirectEdit,
    }),
    remove: remove({
      summary: "Remove a redirect",
      description:
        "The path is Byline's own again, but browsers may have kept a permanent redirect. The removal is recorded.",
      operator: true,
    }),
  },
});

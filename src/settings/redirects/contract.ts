import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant } from "#platform/contract/wire.ts";
import { isReserved } from "./redirect.ts";

/** A path of the web app that leads elsewhere (R2.25). */
export const pathRedirectSchema = z.object({
  id: z.string(),
  path: z.string(),
  target: z.string(),
  permanent: z.boolean(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type PathRedirect = z.infer<typeof pathRedirectSchema>;

/** A path from the root: no host, no backslash that a browser would read as one, no query. */
const ownPath = /^\/(?![/\\])[\w\-./~%]{0,199}$/;
/** Byline's own path, which may have a query, or another site's https address. */
const target = z
  .string()
  .trim()
  .max(2_000)
  .refine((value) => /^\/(?![/\\])[^\s\\]*$/.test(value) || isSecureAddress(value), messages.url);

function isSecureAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === "https:" && value.startsWith("https://");
}

const redirectFields = { target: target.optional(), permanent: z.boolean().optional() };
export const pathRedirectInput = z.strictObject({
  path: z
    .string()
    .regex(ownPath, messages.url)
    .refine((path) => !isReserved(path), "Byline needs this path itself. Choose another."),
  ...redirectFields,
  target,
});
export const pathRedirectEdit = z.strictObject(redirectFields);

/** As many redirects as the web app learns. */
export const redirectsMax = 500;

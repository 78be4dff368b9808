import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { instant, longText } from "#platform/contract/wire.ts";
import { isOfTheHouse } from "./redirects.ts";

/** A flag of the web app (R3.16). */
export const featureFlagSchema = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  description: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

const flagFields = { enabled: z.boolean().optional(), description: longText(300).optional() };
/** A flag is named by 2 to 60 small letters, digits and hyphens. */
const flagName = z
  .string()
  .min(1, { abort: true })
  .regex(/^[a-z][a-z0-9-]{1,59}$/);
export const featureFlagInput = z.strictObject({ name: flagName, ...flagFields });
export const featureFlagEdit = z.strictObject(flagFields);

/** The flags that the web app asks for; they are offered to the operator before they have a row. */
export const knownFlags = ["profile-notifications", "analytics-pageview", "analytics-pageleave"] as const;

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
/** The house's own path, which may have a query, or another site's https address. */
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
    .refine((path) => !isOfTheHouse(path), "The house needs this path itself. Choose another."),
  ...redirectFields,
  target,
});
export const pathRedirectEdit = z.strictObject(redirectFields);

/** As many redirects as the web app learns. */
export const redirectsMax = 500;

/** What the web app learns before anybody signs in. */
export type PublicSettings = {
  /** By name; one that is not here is off. */
  flags: Record<string, boolean>;
  redirects: { path: string; target: string; permanent: boolean }[];
};

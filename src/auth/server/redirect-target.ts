import type { FastifyRequest } from "fastify";
import { isAllowedRedirect, withoutFragment } from "../redirect.ts";
import type { AuthSettings } from "./config.ts";

/**
 * Where the person goes after a mailed link: what the client asked for, else the page it asked from, else the site.
 * An illegal value is silently replaced. The result has no fragment.
 */
export function redirectTarget(request: FastifyRequest, settings: AuthSettings): string {
  const { redirect_to: asked } = request.query as { redirect_to?: unknown };
  const candidates = [request.headers.redirect_to, asked, request.headers.referer].filter(
    (each) => typeof each === "string",
  );
  return allowed(candidates.find(Boolean), settings) ?? settings.publicUrl;
}

function allowed(raw: string | undefined, { publicUrl, redirectUrls }: AuthSettings): string | undefined {
  if (raw === undefined || !URL.canParse(raw)) return undefined;
  const target = new URL(raw);
  return isAllowedRedirect(raw, target, new URL(publicUrl), redirectUrls) ? withoutFragment(target) : undefined;
}

/** The target with fields in its fragment, sorted by name, as the client reads them. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const parameters = new URLSearchParams(fields);
  parameters.sort();
  return `${target}#${parameters}`;
}

import type { FastifyRequest } from "fastify";
import { isAllowedRedirect, withoutFragment } from "../../redirect.ts";
import type { AuthSettings } from "../config.ts";

/**
 * Returns the client's choice, else the asking page, else the site. An illegal value is silently replaced. The result
 * has no fragment.
 */
export function redirectTarget(request: FastifyRequest, settings: AuthSettings): string {
  const { redirect_to: asked } = (request.query ?? {}) as { redirect_to?: unknown };
  const candidates = [request.headers.redirect_to, asked, request.headers.referer].filter(
    (each) => typeof each === "string",
  );
  return allowedTarget(candidates.find(Boolean), settings);
}

export function allowedTarget(raw: string | undefined, { siteUrl, redirectUrls }: AuthSettings): string {
  if (raw === undefined || !URL.canParse(raw)) return siteUrl;
  const target = new URL(raw);
  return isAllowedRedirect(raw, target, new URL(siteUrl), redirectUrls) ? withoutFragment(target) : siteUrl;
}

/** Adds fields in the fragment, sorted by name, as the client reads them. */
export function withFragment(target: string, fields: Record<string, string>): string {
  const parameters = new URLSearchParams(fields);
  parameters.sort();
  return `${target}#${parameters}`;
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

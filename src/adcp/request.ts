import { z } from "zod";
import { isUuid } from "#platform/contract/iri.ts";
import { AdcpFault } from "./fault.ts";

/** Versions of the protocol that Byline answers. */
export const majorVersions = [3];

/** Kept for as long as Byline's own idempotency keys. */
export const replaySeconds = 86_400;

export const protocolDomain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/);

export const brandReference = z.object({
  domain: protocolDomain.describe("The brand's own domain."),
  brand_id: z
    .string()
    .regex(/^[a-z0-9_]{1,100}$/)
    .optional()
    .describe("One of several brands of that domain."),
});

export const accountReference = z
  .union([
    z.object({ account_id: z.string().max(100) }),
    z.object({ brand: brandReference, operator: protocolDomain, sandbox: z.boolean().optional() }),
  ])
  .describe("The account, by its id or by brand and operator.");
export type AccountReference = z.output<typeof accountReference>;

export const writingKey = {
  idempotency_key: z
    .string()
    .regex(/^[A-Za-z0-9_.:-]{16,255}$/)
    .describe("A word for this attempt: a call that comes again with it does nothing twice."),
};

export const pageRequest = (most: number) =>
  z
    .object({
      max_results: z.int().min(1).max(100).optional().describe(`At most ${most} are answered at once.`),
      cursor: z.string().max(100).optional().describe("The cursor of the page before."),
    })
    .optional();

export const formatReference = z.object({ agent_url: z.string().max(500), id: z.string().max(100) });

export const pushConfig = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  token: z.string().max(500).optional(),
  authentication: z
    .object({ schemes: z.array(z.enum(["Bearer", "HMAC-SHA256"])).length(1), credentials: z.string().min(16).max(500) })
    .optional(),
});
export type PushConfig = z.output<typeof pushConfig>;

/** The id after which a page begins. Throws `INVALID_REQUEST` for a cursor that is none of ours. */
export function cursorOf(pagination: { cursor?: string | undefined } | undefined): string | undefined {
  const cursor = pagination?.cursor;
  if (cursor === undefined || isUuid(cursor)) return cursor;
  throw new AdcpFault("INVALID_REQUEST", "The cursor is none of ours.", { field: "pagination.cursor" });
}

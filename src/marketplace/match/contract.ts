import { z } from "zod";
import { action, resource } from "#platform/contract/resource.ts";
import { linkTo } from "#platform/contract/wire.ts";

/** Pasted domains or addresses (R10.7). */
const listingMatchInput = z.strictObject({
  domains: z.array(z.string().trim().max(2_000)).min(1).max(500).describe("Domains or addresses, a line each."),
});

const listingMatchSchema = z.object({
  id: z.string().describe("Always `match`."),
  found: z.int().describe("Lines whose outlet was found."),
  lines: z
    .array(
      z.object({
        line: z.string().describe("The line as it was pasted."),
        domain: z.string().nullable().describe("The host that was looked up; null where the line names none."),
        result: z.enum(["found", "not-found", "invalid"]).describe("`invalid`: the line names no host."),
        media: linkTo("Media").nullable().describe("The outlet; null where none was found."),
        mediaName: z.string().nullable().describe("The outlet's name; null where none was found."),
        listings: z.array(z.string()).describe("The ids of its listed formats, the cheapest first."),
      }),
    )
    .describe("The result of each pasted line, in their order."),
});
export type ListingMatch = z.infer<typeof listingMatchSchema>;

export const listingMatchResource = resource({
  name: "ListingMatch",
  path: "listings",
  description: "A pasted list of domains, looked up in the marketplace.",
  schema: listingMatchSchema,
  operations: {
    match: action({
      on: "collection",
      summary: "Look pasted domains or addresses up, at most 500",
      description:
        "Changes nothing: a long list has no room in an address. Only outlets with a listed format are found.",
      scope: "read",
      input: listingMatchInput,
    }),
  },
});

import { z } from "zod";
import { create, get, type ListedOf, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { contentMax } from "../contract.ts";
import { ofOrderQuery } from "../parts/of-order.ts";
import { textVersionKinds } from "./version.ts";

const textVersionSchema = z.object({
  id: z.string(),
  order: linkTo("Order").describe("The order."),
  kind: z.enum(textVersionKinds).describe("How it came to be kept: sent, or replaced by another text."),
  title: z.string().describe("The text's title."),
  content: z.string().describe("The text as HTML."),
  writtenBy: z.string().describe("The person who wrote it; empty if nobody knows."),
  writtenAt: instant().describe("When it was written."),
  createdAt: instant().describe("When it was sent or replaced."),
});
export type TextVersion = z.infer<typeof textVersionSchema>;
export type ListedTextVersion = ListedOf<typeof textVersionResource>;

/** Unsaved text of a writer who takes a colleague's instead. */
const textVersionInput = z.strictObject({
  order: linkIn("orders").describe("The order."),
  title: z.string().trim().max(300).describe("The text's title."),
  content: z.string().max(contentMax).describe("The text as HTML; markup that is not allowed is taken out."),
});
export type TextVersionInput = z.output<typeof textVersionInput>;

export const textVersionResource = resource({
  name: "TextVersion",
  path: "text_versions",
  description:
    "An order's texts beside the one that stands: those that were sent, which both sides read, and one's own that another took the place of.",
  schema: textVersionSchema,
  onlyInItem: ["content"],
  operations: {
    list: list({
      summary: "The texts of my orders, newest first",
      description: "Sent texts are for both sides; replaced ones are for the side that wrote them.",
      permission: "order.read",
      query: ofOrderQuery,
    }),
    get: get({
      summary: "One text",
      description: "The text as the list shows it.",
      permission: "order.read",
    }),
    create: create({
      summary: "Keep a text that I give up for a colleague's",
      description: "Keeps it among the order's earlier texts. The text that stands stays as it is.",
      permission: "order.write",
      input: textVersionInput,
    }),
  },
});

import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";
import { linkTo, showsAmounts } from "#platform/contract/wire.ts";
import { messageSchema } from "../contract.ts";
import { searchMax, searchMin } from "./search-lengths.ts";

const foundMessageSchema = messageSchema.extend({
  order: linkTo("Order").nullable().describe("The order that it is about; null if it is about an offer."),
  offer: linkTo("Offer").nullable().describe("The offer that it is about; null if it is about an order."),
  about: z.string().describe("The subject in words: `Order Q26110039`, or `Offer`."),
  title: z.string().describe("The title of the order's text; may be empty."),
  mediaName: z.string().describe("The outlet's name."),
  path: z.string().describe("The screen on which you read on and answer."),
  showsAmounts: showsAmounts(),
});
export type FoundMessage = z.infer<typeof foundMessageSchema>;

const foundMessageQuery = z.object({
  search: z
    .string()
    .trim()
    .min(searchMin)
    .max(searchMax)
    .optional()
    .describe("Only messages with these words in their text or in a file's name."),
});

export const messageResource = resource({
  name: "Message",
  path: "messages",
  description: "The messages of all conversations that the reader takes part in.",
  schema: foundMessageSchema,
  operations: {
    list: list({
      summary: "The messages of my conversations, newest first; `search` finds words",
      description:
        "Each with its subject and the screen on which you read on. The length is counted up to a thousand. Reading marks nothing as read.",
      permission: "message.read",
      query: foundMessageQuery,
    }),
    get: get({
      summary: "One message",
      description: "The message as the list shows it.",
      permission: "message.read",
    }),
  },
});

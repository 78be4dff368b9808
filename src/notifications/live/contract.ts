import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { repeatedMilliseconds } from "./repeat.ts";

export const streamQuery = z.object({
  within: z.coerce
    .number()
    .int()
    .min(0)
    .max(repeatedMilliseconds)
    .optional()
    .describe("Repeats the last so many milliseconds first, where no `Last-Event-ID` says what was heard."),
});

/** Programs use webhooks and lists; a stream serves a person's screen. */
export const notificationCalls = callsBelow("notifications", {
  stream: {
    method: "GET",
    summary: "My new notifications and what changed, as server-sent events; `Last-Event-ID` repeats what was missed",
    description:
      "`notification` brings one, `change` names a changed resource and item, `missed` asks to read anew. Open until the session or its token ends; eight at most for each person.",
    personal: "browser",
    query: streamQuery,
    status: 200,
    answers: { files: ["text/event-stream"] },
  },
});

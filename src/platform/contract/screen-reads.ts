import { z } from "zod";
import { callsBelow } from "./plain-calls.ts";
import type { DeclaredResource } from "./resource.ts";

/** A read of a declared operation, as a screen makes it. */
export type ScreenRead = { resource: DeclaredResource; name: string; id?: string; query?: Record<string, unknown> };

/** Repeated names are lists. */
export type ScreenSearch = Record<string, string | string[]>;

/** The screen that somebody opens, by its address in the app. */
export type OpenedScreen = { userId: string; path: string; search: ScreenSearch };

/** Makes every read that a screen begins with; an answer is undefined where its read was refused. */
export type ReadScreen = (
  opened: OpenedScreen,
  read: (read: ScreenRead) => Promise<object | undefined>,
) => Promise<unknown>;

export const reading = <Declared extends DeclaredResource>(
  resource: Declared,
  name: keyof Declared["operations"] & string,
  call: { id?: string; query?: Record<string, unknown> } = {},
): ScreenRead => ({ resource, name, ...call });

export const screenQuery = z.object({
  address: z.string().startsWith("/").max(4_000).describe("The screen's address in the app, with its query."),
});

export const screenCalls = callsBelow("screens", {
  get: {
    method: "GET",
    summary: "What a screen of the app shows first, in one answer",
    description:
      "Every read that the screen begins with, answered as it would be by itself. A read that is refused is left out.",
    personal: "browser",
    query: screenQuery,
    status: 200,
    answers: {
      schema: z.object({
        answers: z
          .record(z.string(), z.record(z.string(), z.unknown()))
          .describe("The documents by their addresses below `/api`, parameters in alphabetical order."),
      }),
    },
  },
});

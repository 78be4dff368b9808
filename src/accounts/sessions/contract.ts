import { z } from "zod";
import { get, list, remove, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";

const sessionSchema = z.object({
  id: z.string(),
  userAgent: z.string().nullable().describe("The browser's own words about itself; null where it said nothing."),
  ip: z.string().nullable().describe("The address that it last called from; null where none is known."),
  current: z.boolean().describe("It is the session of this call."),
  createdAt: instant().describe("When the person signed in there, UTC."),
  refreshedAt: instant().describe("When it was last used, UTC."),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionResource = resource({
  name: "Session",
  path: "sessions",
  description: "The devices on which the person is signed in.",
  schema: sessionSchema,
  operations: {
    list: list({
      summary: "Where I am signed in, the last used first",
      description: "Your own sessions, with the one of this call among them.",
      personal: "account",
      query: z.object({}),
    }),
    get: get({
      summary: "One of them",
      description: "The device, and when it was last used.",
      personal: "account",
    }),
    remove: remove({
      summary: "Sign out on one device",
      description: "Ends that session at once and leaves the others. It may be the one of this call.",
      personal: "account",
    }),
  },
});

import { z } from "zod";
import { get, list, resource } from "#platform/contract/resource.ts";

const fileRoomSchema = z.object({
  id: z.string().describe("The person's or the organization's id."),
  kind: z.enum(["person", "organization"]).describe("Whether it is your own or an organization's."),
  name: z.string().describe("The organization's name; empty for your own."),
  usedBytes: z.int().describe("Bytes that uploaded files take."),
  megabytes: z.int().describe("Megabytes that there are, as the operator allows."),
});
export type FileRoom = z.infer<typeof fileRoomSchema>;

export const fileRoomResource = resource({
  name: "FileRoom",
  path: "file_rooms",
  description: "How much room uploaded files take, and how much there is.",
  schema: fileRoomSchema,
  operations: {
    list: list({
      summary: "The room of my own files, and of each of my organizations",
      description: "Your own first, then the organizations by name.",
      query: z.object({}),
    }),
    get: get({
      summary: "The room of my own files, or of one of my organizations",
      description: "Under your own id, or the organization's.",
    }),
  },
});

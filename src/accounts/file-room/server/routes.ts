import { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import { get, list, type Resource } from "#platform/http/resource.ts";
import { fileRoomSchema } from "../contract.ts";
import { listFileRooms } from "./queries.ts";

/** `readQuota`: what the operator allows, which accounts can't know. */
export const fileRoomResource = (readQuota: (reader: Reader) => Promise<FileQuota>): Resource => ({
  name: "FileRoom",
  path: "file_rooms",
  description: "How much room uploaded files take, and how much there is.",
  schema: fileRoomSchema,
  operations: [
    list({
      summary: "The room of my own files, and of each of my organizations",
      query: z.object({}),
      handle: async ({ reader, actor, query: { page, itemsPerPage } }) => {
        const rooms = await listFileRooms(reader, actor, await readQuota(reader));
        const from = (page - 1) * itemsPerPage;
        return { items: rooms.slice(from, from + itemsPerPage), totalItems: rooms.length };
      },
    }),
    get({
      summary: "The room of my own files, or of one of my organizations",
      handle: async ({ reader, actor, id }) => {
        const rooms = await listFileRooms(reader, actor, await readQuota(reader));
        return rooms.find((room) => room.id === id);
      },
    }),
  ],
});

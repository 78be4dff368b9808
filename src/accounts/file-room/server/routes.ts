import type { Reader } from "#platform/database/database.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import { serve } from "#platform/http/serve.ts";
import { fileRoomResource } from "../contract.ts";
import { listFileRooms } from "./queries.ts";

/** `readQuota` reads the operator's setting, which accounts can't import. */
export const fileRoomRoutes = (readQuota: (reader: Reader) => Promise<FileQuota>) =>
  serve(fileRoomResource, {
    list: async ({ reader, actor, query: { page, itemsPerPage } }) => {
      const rooms = await listFileRooms(reader, actor, await readQuota(reader));
      const from = (page - 1) * itemsPerPage;
      return { items: rooms.slice(from, from + itemsPerPage), totalItems: rooms.length };
    },
    get: async ({ reader, actor, id }) => {
      const rooms = await listFileRooms(reader, actor, await readQuota(reader));
      return rooms.find((room) => room.id === id);
    },
  });

import type { Reader } from "#platform/database/database.ts";
import type { FileQuota } from "#platform/files/file-use.ts";
import { serve } from "#platform/http/serve.ts";
import { pageOfShort } from "#platform/lists/short-list.ts";
import { fileRoomResource } from "../contract.ts";
import { listFileRooms } from "./queries.ts";

/** `readQuota` reads the operator's setting, which accounts can't import. */
export const fileRoomRoutes = (readQuota: (reader: Reader) => Promise<FileQuota>) =>
  serve(fileRoomResource, {
    list: async ({ reader, actor, query }) =>
      pageOfShort(await listFileRooms(reader, actor, await readQuota(reader)), query),
    get: async ({ reader, actor, id }) => {
      const rooms = await listFileRooms(reader, actor, await readQuota(reader));
      return rooms.find((room) => room.id === id);
    },
  });

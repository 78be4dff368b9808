import { listFile } from "#platform/http/list-file.ts";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { markColumns } from "../columns.ts";
import { mediumMarkResource } from "../contract.ts";
import { markMedia, markMedium, moveMark, unmarkMedium } from "./commands.ts";
import { findMark, listMarks } from "./queries.ts";

export const mediumMarkRoutes = serve(mediumMarkResource, {
  list: ({ reader, actor, query }) => listMarks(reader, actor, query),
  export: ({ reader, actor, query: { format, ...filter } }) =>
    listFile({
      name: "marked-outlets",
      format,
      columns: markColumns,
      list: (page) => listMarks(reader, actor, { ...filter, ...page }),
    }),
  get: ({ reader, actor, id }) => findMark(reader, actor, id),
  create: async ({ tx, actor, input }) => readBack(await findMark(tx, actor, await markMedium(tx, actor, input))),
  fill: async ({ tx, actor, input }) => {
    const ids = await markMedia(tx, actor, input);
    return listMarks(tx, actor, { ids, page: 1, itemsPerPage: ids.length });
  },
  update: async ({ tx, actor, id, input }) => {
    await moveMark(tx, actor, id, input);
    return readBack(await findMark(tx, actor, id));
  },
  remove: ({ tx, actor, id }) => unmarkMedium(tx, actor, id),
});

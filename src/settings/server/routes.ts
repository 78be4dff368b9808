import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { settingsResource } from "../contract.ts";
import { editSettings } from "./commands.ts";
import { findSettings } from "./queries.ts";

export const settingsRoutes = serve(settingsResource, {
  get: ({ reader, id }) => findSettings(reader, id),
  update: async ({ tx, actor, id, input }) => {
    await editSettings(tx, actor, id, input);
    return readBack(await findSettings(tx, id));
  },
});

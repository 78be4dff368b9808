import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { metricProviderResource } from "../contract.ts";
import { editProvider, refreshMetrics } from "./commands.ts";
import { findProvider, type Keyed, listProviders } from "./queries.ts";

export const metricProviderRoutes = (keyed: Keyed[]) =>
  serve(metricProviderResource, {
    list: ({ reader, query }) => listProviders(reader, query, keyed),
    get: ({ reader, id }) => findProvider(reader, id, keyed),
    update: async ({ tx, actor, id, input }) => {
      await editProvider(tx, actor, id, input);
      return readBack(await findProvider(tx, id, keyed));
    },
    refresh: async ({ tx, actor, id, input }) => {
      await refreshMetrics(tx, actor, id, { media: input.media, keyed });
      return readBack(await findProvider(tx, id, keyed));
    },
  });

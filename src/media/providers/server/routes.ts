import { action, get, list, type Resource, readBack, update } from "#platform/http/resource.ts";
import { metricProviderEdit, metricProviderQuery, metricProviderSchema, metricRefreshInput } from "../contract.ts";
import { editProvider, refreshMetrics } from "./commands.ts";
import { findProvider, type Keyed, listProviders } from "./queries.ts";

const operator = true;

/** `keyed`: the providers that the environment has a key for. */
export const metricProviderResource = (keyed: Keyed[]): Resource => ({
  name: "MetricProvider",
  path: "metric_providers",
  description: "A service that measures media, what it may spend and how its last run went. Its key is never shown.",
  schema: metricProviderSchema,
  operations: [
    list({
      summary: "All providers of metrics, and how each stands with one medium",
      operator,
      query: metricProviderQuery,
      handle: ({ reader, query }) => listProviders(reader, query, keyed),
    }),
    get({ summary: "One provider", operator, handle: ({ reader, id }) => findProvider(reader, id, keyed) }),
    update({
      summary: "Change what it may spend, pause it or let it go on",
      operator,
      input: metricProviderEdit,
      handle: async ({ tx, actor, id, input }) => {
        await editProvider(tx, actor, id, input);
        return readBack(await findProvider(tx, id, keyed));
      },
    }),
    action({
      path: "/{id}/refresh",
      summary: "Read now what is due, or one medium",
      operator,
      input: metricRefreshInput,
      handle: async ({ tx, actor, id, input }) => {
        await refreshMetrics(tx, actor, id, { media: input.media, keyed });
        return readBack(await findProvider(tx, id, keyed));
      },
    }),
  ],
});

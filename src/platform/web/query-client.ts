import { type Query, QueryClient, type QueryFilters } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** What a change is called while it waits for the network: `Book the cart`. */
    mutationMeta: { says: string };
    /** The resources, by their paths, that a query's answer depends on beside its own. */
    queryMeta: { shows?: readonly string[] };
  }
}

/** Statuses after which a read is worth another try (R9.11); a network failure has none and is tried again too. */
const passingStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
const attempts = 3;

function isPassing(error: Error): boolean {
  return error instanceof ApiError ? passingStatuses.includes(error.status) : error instanceof TypeError;
}

/** The app's one cache (R7.4). A query's key begins with its resource's path: `["orders", { campaign }]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: "offlineFirst",
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < attempts - 1 && isPassing(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    // A change made offline stops before anything was sent and goes on by itself when the network is back. Tried first, as
    // reads are, it would fail: nobody may try it again, since it may have arrived (R9.11).
    mutations: { networkMode: "online", retry: 0 },
  },
});

/** Marks everything that shows these resources as old: `await refresh(api.carts, api.orders)` after a change. */
export async function refresh(...resources: { readonly path: string }[]): Promise<void> {
  const paths = resources.map(({ path }) => path);
  await readAnew({ predicate: ({ queryKey, meta }) => paths.some((path) => shows({ queryKey, meta }, path)) });
}

const shows = ({ queryKey, meta }: Pick<Query, "queryKey" | "meta">, path: string): boolean =>
  queryKey[0] === path || meta?.shows?.includes(path) === true;

/** A first answer that is under way may be older than the change, and would count as new: it is asked for once more. */
async function readAnew(filters: QueryFilters): Promise<void> {
  const isFirst = ({ state }: Query) => state.fetchStatus === "fetching" && state.data === undefined;
  const first = queryClient.getQueryCache().findAll(filters).filter(isFirst);
  await Promise.all([
    queryClient.invalidateQueries(filters),
    ...first.map(async ({ queryKey, promise }) => {
      await promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    }),
  ]);
}

/** Both sides work on an order at once: what is on the screen is read anew while it is visible. */
export const pollEveryMilliseconds = 5_000;

import { type Query, QueryClient, type QueryFilters } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { forgetFirstAnswers } from "./first-answers.ts";

declare module "@tanstack/react-query" {
  interface Register {
    /** Names a change that waits for the network: `Book the cart`. */
    mutationMeta: { says: string };
    /** Paths of further resources that the answer depends on. */
    queryMeta: { shows?: readonly string[] };
  }
}

/** Statuses after which reads are retried (R9.11), as after network failures. */
const passingStatuses = [408, 409, 425, 429, 500, 502, 503, 504];
const attempts = 3;
/** A person waits no longer for a screen; after a longer refusal they read it. */
const longestWaitSeconds = 10;

function isPassing(error: Error): boolean {
  if (!(error instanceof ApiError)) return error instanceof TypeError;
  return passingStatuses.includes(error.status) && error.retryAfterSeconds <= longestWaitSeconds;
}

/** An earlier attempt than the answer asks for would be refused again. */
function waitMilliseconds(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds * 1_000 : 0;
  return Math.max(asked, 400 * 2 ** failures);
}

/** The app's one cache (R7.4). A query's key begins with its resource's path: `["orders", { campaign }]`. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      networkMode: "offlineFirst",
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < attempts - 1 && isPassing(error),
      retryDelay: waitMilliseconds,
    },
    // Offline changes wait unsent. Sent at once, they would fail without a retry, since they may have arrived (R9.11).
    mutations: { networkMode: "online", retry: 0 },
  },
});

/** Refetches everything that shows these resources: `await refresh(api.carts, api.orders)` after a change. */
export async function refresh(...resources: { readonly path: string }[]): Promise<void> {
  await refreshWhere((query) => resources.some(({ path }) => shows(query, path)));
}

type QueryNames = Pick<Query, "queryKey" | "meta">;

/** Refetches the queries on screen that fit; the others when they are next shown. */
export const refreshWhere = (fits: (query: QueryNames) => boolean): Promise<void> => {
  forgetFirstAnswers((path) => fits({ queryKey: [path], meta: undefined }));
  return readAnew({ predicate: fits });
};

/** True when the query's answer shows items of the resource. */
export const shows = ({ queryKey, meta }: QueryNames, path: string): boolean =>
  queryKey[0] === path || meta?.shows?.includes(path) === true;

/** A first answer in progress may predate the change but would count as new, so it is fetched again. */
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

import { Alert, Button, Group } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { ApiError } from "../api-error.ts";
import { texts } from "../texts.ts";
import { ErrorScreen, NotFoundScreen } from "./ErrorScreen.tsx";
import { RowsSkeleton } from "./loading/RowsSkeleton.tsx";
import { Waiting } from "./loading/Waiting.tsx";

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>;
  skeleton?: ReactNode;
  /** For parts of a page: a failure shows in place, with a retry, and the rest of the page stays. */
  inline?: boolean;
  /** Replaces a missing item; by default the 404 screen, or nothing where `inline`. */
  nothing?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** Draws a query's states: skeleton, failure or missing permission, nothing (R8.3), and its data. */
export function QueryState<Data>({ query, skeleton, inline = false, nothing, children }: QueryStateProps<Data>) {
  const { data } = query;
  // The first data after a wait is drawn in slices, so that a press in between is answered at once.
  const isDrawn = useDeferredValue(data !== undefined);
  if (data === null) return nothing ?? (inline ? null : <NotFoundScreen />);
  if (data !== undefined && isDrawn) return <>{children(data)}</>;
  if (query.isPending || data !== undefined) return <Waiting>{skeleton ?? <RowsSkeleton />}</Waiting>;
  if (!inline) return <ErrorScreen error={query.error} />;
  return <InlineFailure error={query.error} retry={() => void query.refetch()} />;
}

function InlineFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <Alert color="red" variant="light">
      <Group justify="space-between">
        {isForbidden ? texts.noPermissions : texts.somethingWrong}
        {!isForbidden && (
          <Button variant="secondary" onClick={retry}>
            {texts.tryAgain}
          </Button>
        )}
      </Group>
    </Alert>
  );
}

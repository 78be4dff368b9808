import { Alert, Button, Group } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../api-error.ts";
import { texts } from "../texts.ts";
import { ErrorScreen, NotFoundScreen } from "./ErrorScreen.tsx";
import { RowsSkeleton } from "./loading/RowsSkeleton.tsx";

type QueryStateProps<Data> = {
  query: UseQueryResult<Data>;
  /** What stands here while the first answer is on its way. */
  skeleton?: ReactNode;
  /** Part of a page: a failure is told in place, with another try, and leaves the rest of the page alone. */
  inline?: boolean;
  /** What stands here where there is nothing: else the 404 of the screen, and in a part of a page nothing at all. */
  nothing?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** Draws a query's states: skeleton, failure or missing permission, nothing where there is none (R8.3), and its data. */
export function QueryState<Data>({ query, skeleton, inline = false, nothing, children }: QueryStateProps<Data>) {
  if (query.data === null) return nothing ?? (inline ? null : <NotFoundScreen />);
  if (query.data !== undefined) return <>{children(query.data as NonNullable<Data>)}</>;
  if (query.isPending) return <div aria-busy="true">{skeleton ?? <RowsSkeleton />}</div>;
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

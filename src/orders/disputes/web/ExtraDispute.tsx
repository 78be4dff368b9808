import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { disputeQuery } from "./api.ts";
import { DecisionText } from "./DecisionText.tsx";
import { Stories } from "./Stories.tsx";

export function ExtraDispute({ id }: { id: string }) {
  const query = useQuery(disputeQuery(id));
  return (
    <QueryState query={query} inline skeleton={<RowsSkeleton rows={2} />}>
      {(dispute) => (
        <Stack gap="sm" my="xs">
          <DecisionText dispute={dispute} />
          <Stories dispute={dispute} columns={1} />
        </Stack>
      )}
    </QueryState>
  );
}

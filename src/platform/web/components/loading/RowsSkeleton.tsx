import { Skeleton, Stack } from "@mantine/core";
import { texts } from "../../texts.ts";

export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Stack gap="sm" aria-label={texts.loading} role="status">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Stack>
  );
}

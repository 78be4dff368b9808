import { Box, Skeleton } from "@mantine/core";
import { RowsSkeleton } from "./RowsSkeleton.tsx";

export function PageSkeleton() {
  return (
    <Box maw={1120} mx="auto" px={{ base: "md", sm: "xl" }} pt="xl" aria-busy="true">
      <Skeleton height={32} width={240} mb="lg" />
      <RowsSkeleton />
    </Box>
  );
}

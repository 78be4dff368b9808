import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { pageWidths } from "#platform/web/components/Page.tsx";

/** What stands above the pages of a layout, as wide as they are. Its height stays while its texts are on their way. */
export function PlaceHeader({ size = "regular", children }: { size?: keyof typeof pageWidths; children: ReactNode }) {
  return (
    <Box maw={pageWidths[size]} mx="auto" px={{ base: "md", sm: "xl" }} pt="md" mih={40}>
      {children}
    </Box>
  );
}

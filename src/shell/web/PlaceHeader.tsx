import { Box } from "@mantine/core";
import type { ReactNode } from "react";
import { pageWidths } from "#platform/web/components/Page.tsx";

/** Keeps its height while its texts load, so the page below doesn't jump. */
export function PlaceHeader({ size = "regular", children }: { size?: keyof typeof pageWidths; children: ReactNode }) {
  return (
    <Box maw={pageWidths[size]} mx="auto" px={{ base: "md", sm: "xl" }} pt={size === "wide" ? 10 : "md"} mih={40}>
      {children}
    </Box>
  );
}

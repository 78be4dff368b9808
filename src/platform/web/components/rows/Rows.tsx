import { Box } from "@mantine/core";
import type { ReactNode } from "react";

export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} m={0} p={0} style={{ listStyle: "none" }}>
      {children}
    </Box>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <Box component="li" py="md" style={{ borderBlockEnd: "1px solid var(--mantine-color-default-border)" }}>
      {children}
    </Box>
  );
}

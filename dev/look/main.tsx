import "@mantine/core/styles.layer.css";
import "#platform/web/theme/styles.css";
import { MantineProvider } from "@mantine/core";
import { createRoot } from "react-dom/client";
import { theme } from "#platform/web/theme/theme.ts";
import { Blocks } from "./Blocks.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(
  <MantineProvider theme={theme} defaultColorScheme="auto">
    <Blocks />
  </MantineProvider>,
);

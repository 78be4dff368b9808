import { Box } from "@mantine/core";
import { createFileRoute, Outlet } from "@tanstack/react-router";

/** One step at a time, beside its preview (R2.14, R2.28). */
export const Route = createFileRoute("/_wide-stepper")({ component: WideStepperLayout });

function WideStepperLayout() {
  return (
    <Box maw={1400} mx="auto" px={{ base: "md", sm: "xl" }} pt={{ base: 24, sm: 40 }} pb={80}>
      <Outlet />
    </Box>
  );
}

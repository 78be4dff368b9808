import { Box } from "@mantine/core";
import { createFileRoute, Outlet } from "@tanstack/react-router";

export const Route = createFileRoute("/_stepper")({ component: StepperLayout });

function StepperLayout() {
  return (
    <Box maw={640} mx="auto" px={{ base: "md", sm: "xl" }} pt={{ base: 32, sm: 64 }} pb={80}>
      <Outlet />
    </Box>
  );
}

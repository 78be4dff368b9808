import { Box } from "@mantine/core";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { Wordmark } from "./Wordmark.tsx";

/** One question from a mail, and nothing beside it (R2.28): `Root` leaves the bar out. */
export const Route = createFileRoute("/_none")({ component: NoneLayout, staticData: { isBare: true } });

function NoneLayout() {
  return (
    <>
      <Box px={{ base: "md", sm: "xl" }} pt="md">
        <Wordmark />
      </Box>
      <Outlet />
    </>
  );
}

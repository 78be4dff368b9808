import { Box } from "@mantine/core";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { config } from "#platform/web/config.ts";
import classes from "./Navbar.module.css";

/** One question from a mail, and nothing beside it (R2.28): `Root` leaves the bar out. */
export const Route = createFileRoute("/_none")({ component: NoneLayout, staticData: { isBare: true } });

function NoneLayout() {
  return (
    <>
      <Box px={{ base: "md", sm: "xl" }} pt="md">
        <AnchorLink to="/" className={classes.brand} underline="never">
          {config.title}
        </AnchorLink>
      </Box>
      <Outlet />
    </>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { guardNamed } from "#platform/web/guards.ts";

/** Redirects publishers (R2.18); the decision's code loads on the first visit. */
export const Route = createFileRoute("/publisher")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    const { leadOn } = await import("./way-in.ts");
    await leadOn();
  },
});

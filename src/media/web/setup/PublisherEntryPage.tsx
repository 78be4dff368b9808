import { createFileRoute } from "@tanstack/react-router";
import { guardNamed } from "#platform/web/guards.ts";

/** The publisher's way in (R2.18); what finds it is loaded when somebody goes it. */
export const Route = createFileRoute("/publisher")({
  beforeLoad: async ({ location }) => {
    await guardNamed("auth")(location.href);
    const { leadOn } = await import("./way-in.ts");
    await leadOn();
  },
});

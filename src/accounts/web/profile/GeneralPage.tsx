import { Stack } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { useClientUser } from "../api.ts";
import { OrganizationPart } from "./OrganizationPart.tsx";
import { PersonPart } from "./PersonPart.tsx";
import { texts } from "./texts.ts";

const BelowProfile = lazy(() => import("./BelowProfile.tsx"));

export const Route = createFileRoute("/_profile/profile/general")({
  beforeLoad: guarded("auth"),
  component: GeneralPage,
});

function GeneralPage() {
  const user = useClientUser();
  return (
    <Page title={texts.general.title}>
      <Stack gap={48}>
        <PersonPart user={user} />
        <OrganizationPart user={user} />
        <Suspense>
          <BelowProfile />
        </Suspense>
      </Stack>
    </Page>
  );
}

import { Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { inOrder } from "#platform/web/components/loading/Waiting.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { People } from "../../people/web/People.tsx";
import { roleMay } from "../../permissions.ts";
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
  const { currentOrganization: organization, currentOrganizationRole: role } = user;
  const navigate = useNavigate();
  return (
    <Page title={texts.general.title}>
      <Stack gap={48} className={inOrder}>
        <PersonPart user={user} />
        <OrganizationPart user={user} />
        {organization && role && (
          <People
            key={organization.id}
            place={{ kind: "organization", id: organization.id, name: organization.name }}
            mayInvite={roleMay(role, "organization.invite")}
            mayHandOver={roleMay(role, "organization.handOver")}
            onLeft={() => void navigate({ to: "/dashboard" })}
          />
        )}
        <Suspense>
          <BelowProfile />
        </Suspense>
      </Stack>
    </Page>
  );
}

import { Stack } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { People } from "../../people/web/People.tsx";
import { roleMay } from "../../permissions.ts";
import { ServiceAccounts } from "../../service-accounts/web/ServiceAccounts.tsx";
import { GoOnWithSurvey } from "../../survey/web/GoOnWithSurvey.tsx";
import { useClientUser } from "../api.ts";
import { OrganizationPart } from "./OrganizationPart.tsx";
import { PersonPart } from "./PersonPart.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/general")({
  beforeLoad: guarded("auth"),
  component: GeneralPage,
});

function GeneralPage() {
  const user = useClientUser();
  const navigate = useNavigate();
  const { currentOrganization: organization, currentOrganizationRole: role } = user;
  return (
    <Page title={texts.general.title}>
      <Stack gap={48}>
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
        {organization && role && roleMay(role, "member.change") && (
          <ServiceAccounts key={`${organization.id} keys`} organization={organization.id} />
        )}
        <GoOnWithSurvey />
      </Stack>
    </Page>
  );
}

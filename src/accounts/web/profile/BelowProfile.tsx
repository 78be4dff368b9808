import { useNavigate } from "@tanstack/react-router";
import { People } from "../../people/web/People.tsx";
import { roleMay } from "../../permissions.ts";
import { ServiceAccounts } from "../../service-accounts/web/ServiceAccounts.tsx";
import { GoOnWithSurvey } from "../../survey/web/GoOnWithSurvey.tsx";
import { useClientUser } from "../api.ts";

/** An organization's people and keys: they stand below the first screen, so they come after it (decision 0289). */
export default function BelowProfile() {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const navigate = useNavigate();
  return (
    <>
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
    </>
  );
}

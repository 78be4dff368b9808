import { roleMay } from "../../permissions.ts";
import { ServiceAccounts } from "../../service-accounts/web/ServiceAccounts.tsx";
import { GoOnWithSurvey } from "../../survey/web/GoOnWithSurvey.tsx";
import { useClientUser } from "../api.ts";

/** An organization's keys: they stand below the first screen, so they come after it (decision 0289). */
export default function BelowProfile() {
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  return (
    <>
      {organization && role && roleMay(role, "member.change") && (
        <ServiceAccounts key={organization.id} organization={organization.id} />
      )}
      <GoOnWithSurvey />
    </>
  );
}

import { Group, Stack, Title } from "@mantine/core";
import type { Organization } from "#accounts/organizations/contract.ts";
import { OrganizationSection } from "#campaigns/web/OrganizationSection.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { texts } from "../../web/texts.ts";

/** All organizations of an advertiser's home, with their projects (R2.8). */
const HomeOrganizations = ({ organizations }: { organizations: Organization[] }) => (
  <Stack gap={40} mt={48}>
    <Group justify="space-between">
      <Title order={2} fz={20}>
        {texts.advertiser.organizations}
      </Title>
      <ButtonLink to="/dashboard" search={{ organization: "new" }} variant="secondary">
        {texts.advertiser.newOrganization}
      </ButtonLink>
    </Group>
    {organizations.map((organization) => (
      <OrganizationSection key={organization.id} organization={organization} />
    ))}
  </Stack>
);

export default HomeOrganizations;

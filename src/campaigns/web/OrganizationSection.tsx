import { Group, Stack, Title } from "@mantine/core";
import type { Organization } from "#accounts/organizations/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { OrganizationBalance } from "./OrganizationBalance.tsx";
import { ProjectList } from "./ProjectList.tsx";
export function OrganizationSection({ organization }: { organization: Organization }) {
  const { id, name, role } = organization;
  return (
    <Stack component="section" gap="md" aria-label={name}>
      <Group justify="space-between" align="center">
        <Title order={3} fz={16}>
          <AnchorLink to="/dashboard/$organizationId" params={{ organizationId: id }} c="inherit" inherit>
            {name}
          </AnchorLink>
        </Title>
        <Group gap="md">
          <OrganizationBalance organization={organization} />
          {roleMay(role, "project.create") && <NewProjectButton organizationId={id} />}
        </Group>
      </Group>
      <ProjectList key={id} organization={organization} />
    </Stack>
  );
}

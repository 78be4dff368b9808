import { Group, Stack, Text, Title } from "@mantine/core";
import type { Organization } from "#accounts/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { OrganizationBalance } from "./OrganizationBalance.tsx";
import { ProjectList } from "./ProjectList.tsx";
import { texts } from "./texts.ts";

const words = texts.dashboard;

/** One organization of the dashboard: its balance and its projects. */
export function OrganizationSection({ organization }: { organization: Organization }) {
  const { id, name, kind, role } = organization;
  return (
    <Stack component="section" gap="md" aria-label={name}>
      <Group justify="space-between" align="center">
        <Title order={2} fz={20}>
          {kind === "publisher" ? (
            name
          ) : (
            <AnchorLink to="/dashboard/$organizationId" params={{ organizationId: id }} c="inherit" inherit>
              {name}
            </AnchorLink>
          )}
        </Title>
        {kind !== "publisher" && (
          <Group gap="md">
            <OrganizationBalance organization={organization} />
            {roleMay(role, "project.create") && <NewProjectButton organizationId={id} />}
          </Group>
        )}
      </Group>
      {kind === "publisher" ? <PublisherNotice /> : <ProjectList organization={organization} />}
    </Stack>
  );
}

function PublisherNotice() {
  return (
    <Group>
      <Text c="dimmed">{words.publisherOrganization}</Text>
      <ButtonLink to="/publisher/dashboard" variant="secondary">
        {words.toMedia}
      </ButtonLink>
    </Group>
  );
}

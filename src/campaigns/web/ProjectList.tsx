import { Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Organization } from "#accounts/organizations/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Project } from "../contract.ts";
import { projectsQuery } from "./api.ts";
import { CampaignLink } from "./CampaignLink.tsx";
import { MorePages } from "./MorePages.tsx";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { texts } from "./texts.ts";

export function ProjectList({ organization: { id, role } }: { organization: Organization }) {
  const [page, setPage] = useState(1);
  const query = useQuery({ ...projectsQuery({ organization: id, page }), placeholderData: keepPreviousData });
  const { isLoading: areArchivedAwaited } = useQuery(projectsQuery({ organization: id, archived: "true" }));
  const skeleton = <Skeleton height={132} />;
  if (areArchivedAwaited) return <Waiting>{skeleton}</Waiting>;
  return (
    <Stack gap="md">
      <QueryState query={query} inline skeleton={skeleton}>
        {({ items, totalItems }) =>
          items.length === 0 ? (
            <Empty
              title={texts.dashboard.noProjects}
              text={texts.dashboard.noProjectsText}
              action={roleMay(role, "project.create") && <NewProjectButton organizationId={id} />}
            />
          ) : (
            <div>
              <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
                {items.map((project) => (
                  <ProjectCard key={project.id} project={project} />
                ))}
              </SimpleGrid>
              <MorePages page={page} totalItems={totalItems} onChange={setPage} />
            </div>
          )
        }
      </QueryState>
      <ArchivedProjects organizationId={id} />
    </Stack>
  );
}

function ArchivedProjects({ organizationId }: { organizationId: string }) {
  const [page, setPage] = useState(1);
  const { data: archived } = useQuery({
    ...projectsQuery({ organization: organizationId, archived: "true", page }),
    placeholderData: keepPreviousData,
  });
  if (!archived || archived.items.length === 0) return null;
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {`${texts.project.archived}: `}
        {archived.items.map((project, index) => (
          <span key={project.id}>
            {index > 0 && ", "}
            <AnchorLink to="/project/$id" params={{ id: project.id }} fz="sm" underline="always">
              {project.name}
            </AnchorLink>
          </span>
        ))}
      </Text>
      <MorePages page={page} totalItems={archived.totalItems} onChange={setPage} />
    </div>
  );
}

function ProjectCard({ project }: { project: Project }) {
  const { id, name, website, organization, campaignCount, newestCampaigns, showsAmounts, spentCents, heldCents } =
    project;
  const words = texts.organization;
  return (
    <Card withBorder p="lg">
      <Stack gap="md" justify="space-between" h="100%">
        <div>
          <Title order={3} fz={16} style={{ overflowWrap: "anywhere" }}>
            <AnchorLink to="/project/$id" params={{ id }} c="inherit" inherit>
              {name}
            </AnchorLink>
          </Title>
          <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {[website, words.campaignCount(campaignCount)].filter(Boolean).join(" · ")}
          </Text>
          <Stack component="ul" gap={4} mt="sm" pl={0} style={{ listStyle: "none" }}>
            {newestCampaigns.map((campaign) => (
              <li key={campaign.id}>
                <CampaignLink campaign={{ ...campaign, project: id, organization }} />
              </li>
            ))}
          </Stack>
        </div>
        {showsAmounts && (
          <Group gap="xl">
            <Amount name={words.spent} cents={spentCents} />
            <Amount name={words.held} cents={heldCents} />
          </Group>
        )}
      </Stack>
    </Card>
  );
}

function Amount({ name, cents }: { name: string; cents: number | null }) {
  return (
    <div>
      <Text fz="xs" c="dimmed">
        {name}
      </Text>
      <Text fw={600}>
        <Money cents={cents} />
      </Text>
    </div>
  );
}

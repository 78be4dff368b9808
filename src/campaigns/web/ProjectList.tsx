import { Card, Group, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Organization } from "#accounts/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Project } from "../contract.ts";
import { projectsQuery } from "./api.ts";
import classes from "./card.module.css";
import { NewProjectButton } from "./NewProjectButton.tsx";
import { texts } from "./texts.ts";

/** The projects of an organization with what their campaigns spent and hold. */
export function ProjectList({ organization: { id, role } }: { organization: Organization }) {
  const query = useQuery(projectsQuery(id));
  return (
    <QueryState query={query} inline skeleton={<Skeleton height={132} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={texts.dashboard.noProjects}
            text={texts.dashboard.noProjectsText}
            action={roleMay(role, "project.create") && <NewProjectButton organizationId={id} />}
          />
        ) : (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {items.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </SimpleGrid>
        )
      }
    </QueryState>
  );
}

function ProjectCard({ project: { id, name, website, campaignCount, spentCents, heldCents } }: { project: Project }) {
  const words = texts.organization;
  return (
    <Card withBorder p="lg" className={classes.card}>
      <Stack gap="md" justify="space-between" h="100%">
        <div>
          <Title order={3} fz={17} className={classes.break}>
            <AnchorLink to="/project/$id" params={{ id }} className={classes.link}>
              {name}
            </AnchorLink>
          </Title>
          <Text fz="sm" c="dimmed" className={classes.break}>
            {website ?? words.campaignCount(campaignCount)}
          </Text>
          {website && (
            <Text fz="sm" c="dimmed">
              {words.campaignCount(campaignCount)}
            </Text>
          )}
        </div>
        <Group gap="xl">
          <Amount name={words.spent} cents={spentCents} />
          <Amount name={words.held} cents={heldCents} />
        </Group>
      </Stack>
    </Card>
  );
}

function Amount({ name, cents }: { name: string; cents: number }) {
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

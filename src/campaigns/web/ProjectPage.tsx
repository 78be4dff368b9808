import { Alert, Anchor, Button, Card, DataList, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";
import { People } from "#accounts/people/web/People.tsx";
import { type Permission, placeRoleMay } from "#accounts/permissions.ts";
import { api, call, download } from "#platform/web/calls/client.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { inOrder, Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Project } from "../contract.ts";
import { campaignsQuery, projectQuery } from "./api.ts";
import { CampaignPages } from "./CampaignPages.tsx";
import { Logo } from "./Logo.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_internal/project/$id")({
  beforeLoad: guarded("auth"),
  loader: ({ params }) => {
    void queryClient.prefetchQuery(projectQuery(params.id));
    void queryClient.prefetchQuery(campaignsQuery({ project: params.id }));
  },
  component: ProjectPage,
});

const loadForm = () => import("./EditProjectForm.tsx");
const EditProjectForm = lazy(loadForm);

const projectWords = texts.project;

/** Its brand and campaigns (R2.9). */
function ProjectPage() {
  const { id } = Route.useParams();
  const query = useQuery(projectQuery(id));
  return <QueryState query={query}>{(project) => <ProjectContent project={project} />}</QueryState>;
}

function ProjectContent({ project }: { project: Project }) {
  const may = (permission: Permission) => placeRoleMay(project.role, "project", permission);
  const navigate = useNavigate();
  return (
    <Page
      title={project.name}
      actions={
        <>
          {may("project.edit") && <ArchiveButton project={project} />}
          {may("project.edit") && (
            <FormButton
              label={projectWords.edit}
              title={projectWords.edit}
              variant="secondary"
              size="big"
              load={loadForm}
            >
              {(close) => <EditProjectForm project={project} onDone={close} />}
            </FormButton>
          )}
          {may("campaign.edit") && !project.archivedAt && (
            <ButtonLink to="/project/$id/campaign" params={{ id: project.id }}>
              {projectWords.newCampaign}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={40} className={inOrder}>
        {project.archivedAt && (
          <Alert color="gray" variant="light">
            {projectWords.isArchived}
          </Alert>
        )}
        <Brand project={project} />
        <ListSection
          title={projectWords.campaigns}
          action={
            <ListFileMenu
              name="campaigns"
              read={(format) => download(api.campaigns, "export", { query: { project: project.id, format } })}
            />
          }
        >
          <CampaignPages key={project.id} filter={{ project: project.id }} />
        </ListSection>
        <ArchivedCampaigns project={project} />
        <People
          place={{ kind: "project", id: project.id, name: project.name }}
          mayInvite={may("project.invite")}
          onLeft={() => void navigate({ to: "/dashboard" })}
        />
      </Stack>
    </Page>
  );
}

function ArchiveButton({ project: { id, archivedAt } }: { project: Project }) {
  const archiving = useMutation({
    meta: { says: archivedAt ? projectWords.restore : projectWords.archive },
    mutationFn: () => putAway(id, !archivedAt),
    onSuccess: ({ archivedAt: isAway }) =>
      isAway
        ? notify.done(projectWords.wasArchived, { undo: () => putAway(id, false) })
        : notify.success(projectWords.wasRestored),
    onError: notify.failure,
  });
  return (
    <Button variant="secondary" loading={archiving.isPending} onClick={() => archiving.mutate()}>
      {archivedAt ? projectWords.restore : projectWords.archive}
    </Button>
  );
}

/** Archives a project or restores it. */
async function putAway(id: string, isAway: boolean): Promise<Project> {
  const changed = await call(api.projects, isAway ? "archive" : "restore", { id, input: {} });
  queryClient.setQueryData(projectQuery(id).queryKey, changed);
  await refresh(api.projects, api.campaigns);
  return changed;
}

function ArchivedCampaigns({ project }: { project: Project }) {
  const filter = { project: project.id, archived: "true" } as const;
  const { data: archived, isLoading } = useQuery(campaignsQuery(filter));
  if (isLoading) return <Waiting />;
  if (!archived || archived.items.length === 0) return null;
  return (
    <ListSection title={projectWords.archivedCampaigns}>
      <CampaignPages key={project.id} filter={filter} />
    </ListSection>
  );
}

function Brand({ project: { name, logo, website, brandDescription, topics, countries } }: { project: Project }) {
  const lists: [name: string, value: string][] = [
    [projectWords.topics, topics.join(", ")],
    [projectWords.countries, countries.join(", ")],
  ];
  return (
    <Card withBorder p="lg">
      <Stack gap="md">
        {logo && <Logo src={logo} name={name} />}
        <Text
          style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
          c={brandDescription ? undefined : "dimmed"}
          maw={720}
        >
          {brandDescription || projectWords.noBrand}
        </Text>
        <DataList orientation="horizontal" labelWidth={100} size="sm">
          {website && (
            <Fact name={projectWords.website}>
              <Anchor href={website} target="_blank" rel="noreferrer" fz="sm">
                {website}
              </Anchor>
            </Fact>
          )}
          {lists.map(
            ([name, value]) =>
              value && (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ),
          )}
        </DataList>
      </Stack>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue style={{ overflowWrap: "anywhere" }}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

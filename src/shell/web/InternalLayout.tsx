import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, useLocation, useParams } from "@tanstack/react-router";
import type { Project } from "#campaigns/contract.ts";
import { campaignQuery, projectQuery } from "#campaigns/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { PlaceHeader } from "./PlaceHeader.tsx";
import { Trail } from "./Trail.tsx";

export const Route = createFileRoute("/_internal")({ component: InternalLayout });

function InternalLayout() {
  const { id = "" } = useParams({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isProject = path === `/project/${id}`;
  const project = useProject(id, path.startsWith("/campaign/"));
  return (
    <>
      <PlaceHeader size={isProject ? "regular" : "narrow"}>
        <Trail
          organization={project && { iri: project.organization, name: project.organizationName }}
          project={isProject ? undefined : project && { iri: project.id, name: project.name }}
        />
      </PlaceHeader>
      <Outlet />
    </>
  );
}

function useProject(id: string, isCampaign: boolean): Project | undefined {
  const { data: campaign } = useQuery({ ...campaignQuery(id), enabled: isCampaign });
  const projectId = isCampaign ? campaign && idOf(campaign.project) : id;
  return useQuery({ ...projectQuery(projectId ?? ""), enabled: Boolean(projectId) }).data ?? undefined;
}

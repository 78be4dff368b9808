import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { placeRoleMay } from "#accounts/permissions.ts";
import { updateCurrent } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api } from "#platform/web/calls/client.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Permitted } from "#platform/web/components/Permitted.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Project } from "../../contract.ts";
import { projectQuery } from "../api.ts";
import { createCampaign } from "../changes.ts";
import { campaignFormTexts } from "../form-texts.ts";
import { CampaignForm } from "./CampaignForm.tsx";
import { type CampaignValues, campaignFields, emptyCampaign } from "./campaign-form.ts";

export const Route = createFileRoute("/_internal/project/$id/campaign")({
  beforeLoad: guarded("auth"),
  loader: ({ params }) => void queryClient.prefetchQuery(projectQuery(params.id)),
  component: NewCampaignPage,
});

/** The new campaign becomes the current one (R2.9). */
function NewCampaignPage() {
  const { id } = Route.useParams();
  const query = useQuery(projectQuery(id));
  return <QueryState query={query}>{(project) => <NewCampaign key={project.id} project={project} />}</QueryState>;
}

function NewCampaign({ project }: { project: Project }) {
  const navigate = Route.useNavigate();
  const create = async (values: CampaignValues) => {
    const campaign = await createCampaign({ project: project.id, ...campaignFields(values) });
    await updateCurrent({ campaign: campaign.id });
    await refresh(api.campaigns, api.projects);
    await navigate({
      to: "/dashboard/$organizationId/$projectId/$campaignId",
      params: { organizationId: idOf(campaign.organization), projectId: project.id, campaignId: campaign.id },
    });
  };
  return (
    <Page title={campaignFormTexts.newTitle} size="narrow">
      <Permitted may={placeRoleMay(project.role, "project", "campaign.edit")}>
        <CampaignForm initial={emptyCampaign} submitLabel={campaignFormTexts.create} onSubmit={create} />
      </Permitted>
    </Page>
  );
}

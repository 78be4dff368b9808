import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Permitted } from "#platform/web/components/Permitted.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { type CampaignStatus, campaignStatuses } from "../../campaign.ts";
import type { Campaign } from "../../contract.ts";
import { campaignQuery } from "../api.ts";
import { editCampaign } from "../changes.ts";
import { campaignFormTexts } from "../form-texts.ts";
import { texts } from "../texts.ts";
import { CampaignForm } from "./CampaignForm.tsx";
import { type CampaignValues, campaignEditOf, valuesOfCampaign } from "./campaign-form.ts";

export const Route = createFileRoute("/_internal/campaign/edit/$id")({
  beforeLoad: guarded("auth"),
  loader: ({ params }) => void queryClient.prefetchQuery(campaignQuery(params.id)),
  component: EditCampaignPage,
});

const statuses = campaignStatuses.map((value) => ({ value, label: texts.statuses[value] }));

/** Edits a campaign, also its status (R2.10). */
function EditCampaignPage() {
  const { id } = Route.useParams();
  const query = useQuery(campaignQuery(id));
  return <QueryState query={query}>{(campaign) => <EditCampaign key={campaign.id} campaign={campaign} />}</QueryState>;
}

function EditCampaign({ campaign }: { campaign: Campaign }) {
  const [seen] = useState(campaign);
  const [status, setStatus] = useState<CampaignStatus>(campaign.status);
  const navigate = Route.useNavigate();
  const save = async (values: CampaignValues) => {
    const saved = await editCampaign(campaign.id, campaignEditOf(seen, values, status));
    queryClient.setQueryData(campaignQuery(campaign.id).queryKey, saved);
    await refresh(api.campaigns, api.projects, api.client_users);
    notify.success(campaignFormTexts.saved);
    await navigate({
      to: "/dashboard/$organizationId/$projectId/$campaignId",
      params: { organizationId: idOf(saved.organization), projectId: idOf(saved.project), campaignId: saved.id },
    });
  };
  return (
    <Page title={campaignFormTexts.editTitle(campaign.name)} size="narrow">
      <Permitted may={placeRoleMay(campaign.role, "project", "campaign.edit")}>
        <CampaignForm
          initial={valuesOfCampaign(seen)}
          submitLabel={campaignFormTexts.save}
          boundCents={placeRoleMay(campaign.role, "project", "campaign.exceedBudget") ? null : seen.budgetCents}
          onSubmit={save}
        >
          <NativeSelect
            label={texts.campaign.status}
            data={statuses}
            value={status}
            onChange={({ currentTarget }) => setStatus(currentTarget.value as CampaignStatus)}
          />
        </CampaignForm>
      </Permitted>
    </Page>
  );
}

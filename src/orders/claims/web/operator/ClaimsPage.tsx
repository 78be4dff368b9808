import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueuePage } from "#platform/web/components/rows/QueuePage.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { SilenceNotice } from "#settings/known-pages/web/SilenceNotice.tsx";
import { settingsQuery } from "#settings/web/api.ts";
import { CaseRow } from "../../../disputes/web/operator/CaseRow.tsx";
import { texts as orderTexts } from "../../../web/texts.ts";
import { claimStates } from "../../claim.ts";
import type { Claim } from "../../contract.ts";
import { claimsQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { type ClaimSearch, claimSearch } from "./claim-search.ts";
import { claimStateOf } from "./claim-state.ts";

export const Route = createFileRoute("/_operator/operator/claims")({
  validateSearch: addressOf<ClaimSearch>(),
  component: ClaimsPage,
});

function ClaimsPage() {
  const { state = "open", page = 1 } = readAddress(claimSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(claimsQuery({ state, page }));
  const { data: settings } = useQuery(settingsQuery());
  const go = (search: ClaimSearch) => void navigate({ search, replace: true });
  return (
    <>
      {settings && <SilenceNotice settings={settings} />}
      <QueuePage
        texts={texts}
        states={claimStates}
        state={state}
        page={page}
        go={go}
        query={query}
        actions={
          <ListFileMenu name="claims" read={(format) => download(api.claims, "export", { query: { state, format } })} />
        }
      >
        {(claim) => <ClaimRow key={claim.id} claim={claim} />}
      </QueuePage>
    </>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { id, title, problems, createdAt } = claim;
  const link = (
    <AnchorLink to="/operator/claims/$id" params={{ id }} fw={600}>
      {title || orderTexts.untitled}
    </AnchorLink>
  );
  return (
    <CaseRow link={link} of={claim} opened={texts.opened(formatInstant(createdAt))}>
      <Text fz="sm">{problems.join(" ")}</Text>
      <Text fz="sm" fw={600}>
        {claimStateOf(claim)}
      </Text>
    </CaseRow>
  );
}

import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueuePage } from "#platform/web/components/rows/QueuePage.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { SilenceNotice } from "#settings/known-pages/web/SilenceNotice.tsx";
import { settingsQuery } from "#settings/web/api.ts";
import { CaseRow } from "../../../disputes/web/operator/CaseRow.tsx";
import { texts as orderTexts } from "../../../web/texts.ts";
import { OrderDrawer } from "../../../web/view/OrderDrawer.tsx";
import { claimStates } from "../../claim.ts";
import type { Claim } from "../../contract.ts";
import { claimsQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { type ClaimSearch, claimSearch } from "./claim-search.ts";

export const Route = createFileRoute("/_operator/operator/claims")({
  validateSearch: addressOf<ClaimSearch>(),
  component: ClaimsPage,
});

/** Read-only, since claims run by themselves (R10.3). */
function ClaimsPage() {
  const { state = "open", page = 1, order } = readAddress(claimSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(claimsQuery({ state, page }));
  const { data: settings } = useQuery(settingsQuery());
  const go = (search: ClaimSearch) => void navigate({ search, replace: true });
  return (
    <>
      {settings && <SilenceNotice settings={settings} />}
      <QueuePage texts={texts} states={claimStates} state={state} page={page} go={go} query={query}>
        {(claim) => <ClaimRow key={claim.id} claim={claim} />}
      </QueuePage>
      <OrderDrawer orderId={order} onClose={() => go({ state, page })} />
    </>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { order, title, problems, createdAt } = claim;
  const link = (
    <AnchorLink to="." search={(previous) => ({ ...previous, order: idOf(order) })} resetScroll={false} fw={600}>
      {title || orderTexts.untitled}
    </AnchorLink>
  );
  return (
    <CaseRow link={link} of={claim} opened={texts.opened(formatInstant(createdAt))}>
      <Text fz="sm">{problems.join(" ")}</Text>
      <Text fz="sm" fw={600}>
        {stateOf(claim)}
      </Text>
    </CaseRow>
  );
}

const stateOf = ({ status, dueAt, closedAt }: Claim): string =>
  closedAt ? texts.closed(texts.statuses[status], formatInstant(closedAt)) : texts.due(formatInstant(dueAt));

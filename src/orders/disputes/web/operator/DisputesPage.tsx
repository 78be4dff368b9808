import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { api, download } from "#platform/web/calls/client.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueuePage } from "#platform/web/components/rows/QueuePage.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as orderTexts } from "../../../web/texts.ts";
import type { ListedDispute } from "../../contract.ts";
import { disputeStates } from "../../dispute.ts";
import { disputesQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { CaseRow } from "./CaseRow.tsx";
import { type DisputeSearch, disputeSearch } from "./dispute-search.ts";

export const Route = createFileRoute("/_operator/operator/disputes")({
  validateSearch: addressOf<DisputeSearch>(),
  component: DisputesPage,
});

function DisputesPage() {
  const { state = "open", page = 1 } = readAddress(disputeSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(disputesQuery({ state, page }));
  const go = (search: DisputeSearch) => void navigate({ search, replace: true });
  return (
    <QueuePage
      texts={texts}
      states={disputeStates}
      state={state}
      page={page}
      go={go}
      query={query}
      actions={
        <>
          <SearchMessages />
          <ListFileMenu
            name="disputes"
            read={(format) => download(api.disputes, "export", { query: { state, format } })}
          />
        </>
      }
    >
      {(dispute) => <DisputeRow key={dispute.id} dispute={dispute} />}
    </QueuePage>
  );
}

function DisputeRow({ dispute }: { dispute: ListedDispute }) {
  const { id, title, extraName, openedBy, createdAt, isReady } = dispute;
  const link = (
    <AnchorLink to="/operator/disputes/$id" params={{ id }} fw={600}>
      {extraName ?? (title || orderTexts.untitled)}
    </AnchorLink>
  );
  return (
    <CaseRow link={link} of={dispute} opened={`${texts.opened[openedBy]} · ${formatInstant(createdAt)}`}>
      <Text fz="sm" fw={600} c={isReady ? "var(--mantine-color-error)" : "dimmed"}>
        {stateOf(dispute)}
      </Text>
    </CaseRow>
  );
}

function stateOf({ decidedAt, isReady, answerDueAt }: ListedDispute): string {
  if (decidedAt) return texts.decided(formatInstant(decidedAt));
  return isReady || !answerDueAt ? texts.ready : texts.answerUntil(formatInstant(answerDueAt));
}

import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import type { Dispute } from "../../disputes/contract.ts";
import { disputesQuery } from "../disputes/api.ts";
import { texts as disputeTexts } from "../disputes/texts.ts";
import { texts } from "../texts.ts";
import { type DisputeSearch, disputeSearch } from "./dispute-search.ts";

export const Route = createFileRoute("/_operator/operator/disputes")({
  validateSearch: addressOf<DisputeSearch>(),
  component: DisputesPage,
});

const words = disputeTexts;
const states = [
  { value: "open", label: words.states.open },
  { value: "decided", label: words.states.decided },
];

/** The operator's queue: what waits for a decision, and what was decided (R1.10). */
function DisputesPage() {
  const { state = "open", page = 1 } = readAddress(disputeSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(disputesQuery({ state, page }));
  const go = (search: DisputeSearch) => void navigate({ search, replace: true });
  return (
    <Page title={words.title}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={words.show}
          data={states}
          value={state}
          onChange={(chosen) => go({ state: chosen as DisputeSearch["state"] })}
          style={{ alignSelf: "flex-start" }}
        />
        <PagedRows
          query={query}
          inline
          label={words.title}
          page={page}
          onPage={(chosen) => go({ state, page: chosen })}
          none={<EmptyState title={words.none[state]} text={state === "open" ? words.noneText : undefined} />}
        >
          {(dispute) => <DisputeRow key={dispute.id} dispute={dispute} />}
        </PagedRows>
      </Stack>
    </Page>
  );
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { id, orderNumber, title, extraName, mediaName, clientName, publisherName, totalCents, openedBy, createdAt } =
    dispute;
  return (
    <Row>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <AnchorLink to="/operator/disputes/$id" params={{ id }} fw={600} style={{ overflowWrap: "anywhere" }}>
            {extraName ?? (title || texts.untitled)}
          </AnchorLink>
          <Text fz="sm">{`${orderNumber} · ${mediaName}`}</Text>
          <Text fz="sm" c="dimmed">
            {`${words.between(clientName, publisherName)} · ${words.opened[openedBy]} · ${formatInstant(createdAt)}`}
          </Text>
          <Text fz="sm" fw={600} c={dispute.isReady ? "var(--mantine-color-error)" : "dimmed"}>
            {stateOf(dispute)}
          </Text>
        </div>
        <Text fw={600}>
          <Money cents={totalCents} />
        </Text>
      </Group>
    </Row>
  );
}

function stateOf({ decidedAt, isReady, answerDueAt }: Dispute): string {
  if (decidedAt) return words.decided(formatInstant(decidedAt));
  return isReady || !answerDueAt ? words.ready : words.answerUntil(formatInstant(answerDueAt));
}

import { Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { idOf } from "#platform/contract/wire.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import type { Claim } from "../../claims/contract.ts";
import { claimsQuery } from "../claims/api.ts";
import { texts } from "../claims/texts.ts";
import { texts as disputeTexts } from "../disputes/texts.ts";
import { texts as orderTexts } from "../texts.ts";
import { OrderDrawer } from "../view/OrderDrawer.tsx";
import { type ClaimSearch, claimSearch } from "./claim-search.ts";

export const Route = createFileRoute("/_operator/operator/claims")({
  validateSearch: addressOf<ClaimSearch>(),
  component: ClaimsPage,
});

const states = [
  { value: "open", label: texts.states.open },
  { value: "closed", label: texts.states.closed },
];

/** Claims run by themselves; operators see which are open, and how others ended (R10.3). */
function ClaimsPage() {
  const { state = "open", page = 1, order } = readAddress(claimSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(claimsQuery({ state, page }));
  const go = (search: ClaimSearch) => void navigate({ search, replace: true });
  return (
    <Page title={texts.title}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={texts.show}
          data={states}
          value={state}
          onChange={(chosen) => go({ state: chosen as ClaimSearch["state"] })}
          style={{ alignSelf: "flex-start" }}
        />
        <PagedRows
          query={query}
          inline
          label={texts.title}
          page={page}
          onPage={(chosen) => go({ state, page: chosen })}
          none={<EmptyState title={texts.none[state]} text={state === "open" ? texts.noneText : undefined} />}
        >
          {(claim) => <ClaimRow key={claim.id} claim={claim} />}
        </PagedRows>
        <OrderDrawer orderId={order} onClose={() => go({ state, page })} />
      </Stack>
    </Page>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  const { order, orderNumber, title, mediaName, clientName, publisherName, totalCents, problems, createdAt } = claim;
  return (
    <Row>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <AnchorLink
            to="."
            search={(previous) => ({ ...previous, order: idOf(order) })}
            resetScroll={false}
            fw={600}
            style={{ overflowWrap: "anywhere" }}
          >
            {title || orderTexts.untitled}
          </AnchorLink>
          <Text fz="sm">{`${orderNumber} · ${mediaName}`}</Text>
          <Text fz="sm" c="dimmed">
            {`${disputeTexts.between(clientName, publisherName)} · ${texts.opened(formatInstant(createdAt))}`}
          </Text>
          <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
            {problems.join(" ")}
          </Text>
          <Text fz="sm" fw={600}>
            {stateOf(claim)}
          </Text>
        </div>
        <Text fw={600}>
          <Money cents={totalCents} />
        </Text>
      </Group>
    </Row>
  );
}

const stateOf = ({ status, dueAt, closedAt }: Claim): string =>
  closedAt ? texts.closed(texts.statuses[status], formatInstant(closedAt)) : texts.due(formatInstant(dueAt));

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
import { texts } from "../texts.ts";
import { OrderDrawer } from "../view/OrderDrawer.tsx";
import { type ClaimSearch, claimSearch } from "./claim-search.ts";

export const Route = createFileRoute("/_operator/operator/claims")({
  validateSearch: addressOf<ClaimSearch>(),
  component: ClaimsPage,
});

const words = texts.claims;
const states = [
  { value: "open", label: words.states.open },
  { value: "closed", label: words.states.closed },
];

/** Claims run by themselves; operators see which are open, and how others ended (R10.3). */
function ClaimsPage() {
  const { state = "open", page = 1, order } = readAddress(claimSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(claimsQuery({ state, page }));
  const go = (search: ClaimSearch) => void navigate({ search, replace: true });
  return (
    <Page title={words.title}>
      <Stack gap="md">
        <SegmentedControl
          aria-label={words.show}
          data={states}
          value={state}
          onChange={(chosen) => go({ state: chosen as ClaimSearch["state"] })}
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
            {title || texts.untitled}
          </AnchorLink>
          <Text fz="sm">{`${orderNumber} · ${mediaName}`}</Text>
          <Text fz="sm" c="dimmed">
            {`${texts.disputes.between(clientName, publisherName)} · ${words.opened(formatInstant(createdAt))}`}
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
  closedAt ? words.closed(words.statuses[status], formatInstant(closedAt)) : words.due(formatInstant(dueAt));

import { Box, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api, download } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { SearchField } from "#platform/web/components/form/SearchField.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { TransactionStatus } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import type { TopUp } from "../../contract.ts";
import { type TransferState, transferStates } from "../../listed-states.ts";
import { operatorTopUpsQuery } from "../api.ts";
import { texts } from "./texts.ts";
import { type ShownTopUps, shownTopUps, type TopUpSearch, topUpSearch } from "./top-ups-search.ts";

export const Route = createFileRoute("/_operator/operator/top-ups")({
  validateSearch: addressOf<TopUpSearch>(),
  component: TopUpsPage,
});

const states = shownTopUps.map((value) => ({ value, label: texts.states[value] }));

/** Bank transfers to match with the bank statement, and the provider's payments, which may be refunded (R3.14). */
function TopUpsPage() {
  const { state = "awaited", search: searched, page = 1 } = readAddress(topUpSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(operatorTopUpsQuery({ ...filterOf(state), search: searched, page }));
  const go = (wanted: TopUpSearch) => void navigate({ search: wanted, replace: true });
  return (
    <Page title={texts.title} actions={<TopUpsFile filter={{ ...filterOf(state), search: searched }} />}>
      <Stack gap="md">
        <Text c="dimmed" maw={720}>
          {isTransferState(state) ? texts.lead : texts.leads[state]}
        </Text>
        <Group>
          <SegmentedControl
            aria-label={texts.show}
            data={states}
            value={state}
            onChange={(chosen) => go({ state: chosen as ShownTopUps, search: searched })}
          />
          <SearchField
            aria-label={texts.search}
            placeholder={texts.search}
            value={searched}
            onCommit={(typed) => go({ state, search: typed })}
            flex="1 1 260px"
            maw={420}
          />
        </Group>
        <PagedRows
          query={query}
          inline
          label={texts.title}
          page={page}
          onPage={(chosen) => go({ state, search: searched, page: chosen })}
          none={
            <Empty
              title={searched ? texts.noneFound : texts.none[state]}
              text={searched || !isTransferState(state) ? undefined : texts.noneText}
            />
          }
        >
          {(topUp) =>
            isTransferState(state) ? (
              <TransferRow key={topUp.id} topUp={topUp} />
            ) : (
              <PaymentRow key={topUp.id} topUp={topUp} />
            )
          }
        </PagedRows>
      </Stack>
    </Page>
  );
}

type FileFilter = ReturnType<typeof filterOf> & { search: string | undefined };

const TopUpsFile = ({ filter }: { filter: FileFilter }) => (
  <ListFileMenu name="top-ups" read={(format) => download(api.top_ups, "export", { query: { ...filter, format } })} />
);

const isTransferState = (state: ShownTopUps): state is TransferState => transferStates.some((each) => each === state);

const filterOf = (state: ShownTopUps) => (isTransferState(state) ? { transfers: state } : { payments: state });

function PaymentRow({ topUp }: { topUp: TopUp }) {
  const { id, organizationName, amountCents, createdAt, status } = topUp;
  return (
    <Row>
      <Group justify="space-between" align="flex-start">
        <Box flex="1 1 220px">
          <AnchorLink to="/operator/top-ups/$id" params={{ id }} fw={600}>
            {organizationName}
          </AnchorLink>
          <Text fz="sm" c="dimmed">
            {`${formatInstant(createdAt)} · ${transactionWords.statuses[status as TransactionStatus]}`}
          </Text>
        </Box>
        <Text fw={600}>
          <Money cents={amountCents} />
        </Text>
      </Group>
    </Row>
  );
}

function TransferRow({ topUp }: { topUp: TopUp }) {
  const { id, providerReference, organizationName, amountCents, createdAt, failureReason } = topUp;
  return (
    <Row>
      <Group justify="space-between" align="flex-start">
        <Box flex="1 1 220px">
          <AnchorLink to="/operator/top-ups/$id" params={{ id }} fw={600} className="figures">
            {providerReference}
          </AnchorLink>
          <Text fz="sm">{organizationName}</Text>
          <Text fz="sm" c="dimmed">
            {texts.announced(formatInstant(createdAt))}
          </Text>
          {failureReason && <Text fz="sm">{failureReason}</Text>}
        </Box>
        <Text fw={600}>
          <Money cents={amountCents} />
        </Text>
      </Group>
    </Row>
  );
}

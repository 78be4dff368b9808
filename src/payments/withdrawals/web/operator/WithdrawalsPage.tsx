import { SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { api, download } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { withdrawalsQuery } from "../api.ts";
import { PayoutSwitch } from "./PayoutSwitch.tsx";
import { texts as payoutWords } from "./texts.ts";
import { Unrecalled } from "./Unrecalled.tsx";
import { WithdrawalQueue } from "./WithdrawalQueue.tsx";
import {
  queueStatuses,
  type ShownWithdrawals,
  shownWithdrawals,
  type WithdrawalSearch,
  withdrawalSearch,
} from "./withdrawals-search.ts";

export const Route = createFileRoute("/_operator/operator/withdrawals")({
  validateSearch: addressOf<WithdrawalSearch>(),
  component: WithdrawalsPage,
});

/** Longest waiting first: sent by a payment file, then marked as the bank reports (R3.14). */
function WithdrawalsPage() {
  const { show = "waiting", page = 1 } = readAddress(withdrawalSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(withdrawalsQuery({ status: queueStatuses[show], page, itemsPerPage: 20 }));
  const go = (wanted: WithdrawalSearch) => void navigate({ search: wanted, replace: true });
  return (
    <Page
      title={payoutWords.title}
      actions={
        <>
          <ListFileMenu
            name="withdrawals"
            read={(format) => download(api.withdrawals, "export", { query: { status: queueStatuses[show], format } })}
          />
          <PayoutSwitch />
        </>
      }
    >
      <Stack gap="md">
        <Unrecalled />
        <SegmentedControl
          aria-label={payoutWords.show}
          data={shownWithdrawals.map((value) => ({ value, label: payoutWords.filters[value] }))}
          value={show}
          onChange={(chosen) => go({ show: chosen as ShownWithdrawals })}
          style={{ alignSelf: "flex-start" }}
        />
        <QueryState query={query} inline>
          {({ items, totalItems }) =>
            totalItems === 0 ? (
              <Empty title={payoutWords.none[show]} text={show === "waiting" ? payoutWords.noneText : undefined} />
            ) : (
              <>
                <WithdrawalQueue key={`${show} ${page}`} withdrawals={items} />
                <Pager
                  page={page}
                  totalItems={totalItems}
                  itemsPerPage={20}
                  onChange={(chosen) => go({ show, page: chosen })}
                />
              </>
            )
          }
        </QueryState>
      </Stack>
    </Page>
  );
}

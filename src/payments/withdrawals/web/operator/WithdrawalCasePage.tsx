import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { type TransactionStatus, transactionTones } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import { waitingWithdrawalsQuery, withdrawalQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { OtherWithdrawals } from "./OtherWithdrawals.tsx";
import { texts as payoutWords } from "./texts.ts";
import { WithdrawalDecision } from "./WithdrawalDecision.tsx";
import { WithdrawalFacts } from "./WithdrawalFacts.tsx";

export const Route = createFileRoute("/_operator/operator/withdrawals/$id")({ component: WithdrawalCasePage });

const missing = <Empty title={texts.outcome.notThere} text={payoutWords.notThereText} />;

function WithdrawalCasePage() {
  const query = useQuery(withdrawalQuery(Route.useParams().id));
  const waiting = useQuery(waitingWithdrawalsQuery()).data;
  return (
    <QueryState query={query} nothing={missing}>
      {(withdrawal) => {
        const status = withdrawal.status as TransactionStatus;
        return (
          <CasePage
            id={withdrawal.id}
            title={withdrawal.organizationName}
            queue={
              <AnchorLink to="/operator/withdrawals" fz="sm">
                {payoutWords.title}
              </AnchorLink>
            }
            beside={<StatusTag tone={transactionTones[status]}>{transactionWords.statuses[status]}</StatusTag>}
            waiting={waiting}
          >
            <CaseColumns
              evidence={
                <>
                  <WithdrawalFacts withdrawal={withdrawal} />
                  <OtherWithdrawals withdrawal={withdrawal} />
                </>
              }
              decision={<WithdrawalDecision key={`${withdrawal.id} ${status}`} withdrawal={withdrawal} />}
            />
          </CasePage>
        );
      }}
    </QueryState>
  );
}

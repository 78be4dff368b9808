import { Button, Card, DataList, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Fact } from "#platform/web/components/Fact.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { idInAddress } from "#platform/web/navigation/address.ts";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";
import type { Withdrawal } from "../contract.ts";
import {
  newestStanding,
  newestWithdrawals,
  type WithdrawalOutcome,
  withdrawalMoves,
  withdrawalOutcomeOf,
} from "../withdrawal.ts";
import { makeWithdrawalMove, withdrawalQuery, withdrawalsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const withdrawalOutcomeWords = texts.outcome;

/** Without an id, the newest withdrawal with this outcome. */
export const outcomeSearch = { id: idInAddress };

/** Redirects from an earlier outcome to the current one. */
export function OutcomePage({ outcome, id }: { outcome: WithdrawalOutcome; id: string | undefined }) {
  const { currentOrganization } = useClientUser();
  const organization = currentOrganization?.id ?? "";
  const newest = useQuery({
    ...withdrawalsQuery({ organization, ...newestWithdrawals }),
    enabled: id === undefined && organization !== "",
  });
  const standing = newestStanding(newest.data?.items ?? [], outcome);
  const query = useQuery({ ...withdrawalQuery(id ?? standing?.id ?? ""), enabled: Boolean(id ?? standing) });
  const nothing = (
    <Empty
      title={withdrawalOutcomeWords.notThere}
      text={withdrawalOutcomeWords.notThereText}
      action={<ButtonLink to="/withdrawal">{withdrawalOutcomeWords.toWithdrawals}</ButtonLink>}
    />
  );
  return (
    <Page title={texts.withdrawal}>
      {id === undefined && !standing && (newest.isSuccess || !currentOrganization) ? (
        nothing
      ) : (
        <QueryState query={query} nothing={nothing} inline>
          {(withdrawal) => {
            // This page is for one organization; operators read all withdrawals, members those of several
            // organizations.
            if (idOf(withdrawal.organization) !== organization) return nothing;
            const now = withdrawalOutcomeOf(withdrawal.status as TransactionStatus);
            return now === outcome ? (
              <Outcome withdrawal={withdrawal} />
            ) : (
              <Navigate to={`/withdrawal/${now}`} search={{ id: withdrawal.id }} replace />
            );
          }}
        </QueryState>
      )}
    </Page>
  );
}

function Outcome({ withdrawal }: { withdrawal: Withdrawal }) {
  const { status, heldUntil, reason, amountCents, feeCents, payeeHolder, payeeAccount } = withdrawal;
  const { createdAt, sentAt, settledAt } = withdrawal;
  const { title, text } = withdrawalOutcomeWords.words[status as TransactionStatus];
  return (
    <Card withBorder p="lg" maw={720}>
      <Stack gap="lg">
        <Stack gap={4} role="status" aria-live="polite">
          <Title order={2} fz={16}>
            {title}
          </Title>
          <Text>{text}</Text>
          {heldUntil && <Text>{texts.heldUntil(formatInstant(heldUntil))}</Text>}
          {reason && <Text fw={600}>{withdrawalOutcomeWords.why(reason)}</Text>}
        </Stack>
        <DataList orientation="horizontal" labelWidth={120}>
          <Fact name={texts.amount}>{formatCents(amountCents)}</Fact>
          <Fact name={texts.fee}>{formatCents(feeCents)}</Fact>
          <Fact name={texts.arrives}>{formatCents(amountCents - feeCents)}</Fact>
          <Fact name={withdrawalOutcomeWords.account}>{texts.sameAccount(payeeHolder, payeeAccount)}</Fact>
          <Fact name={withdrawalOutcomeWords.requested}>{formatInstant(createdAt)}</Fact>
          {sentAt && <Fact name={withdrawalOutcomeWords.sent}>{formatInstant(sentAt)}</Fact>}
          {settledAt && <Fact name={withdrawalOutcomeWords.settled}>{formatInstant(settledAt)}</Fact>}
        </DataList>
        <Actions withdrawal={withdrawal} />
      </Stack>
    </Card>
  );
}

function Actions({ withdrawal: { id, status, moves, testPage } }: { withdrawal: Withdrawal }) {
  return (
    <Group>
      {testPage && status === transactionStatuses.processing && (
        <Button component="a" href={`${testPage}?return=${encodeURIComponent(`/withdrawal/pending?id=${id}`)}`}>
          {withdrawalOutcomeWords.testPage}
        </Button>
      )}
      {moves.includes("cancel") && <CancelButton id={id} />}
      {withdrawalOutcomeOf(status as TransactionStatus) === "fail" && (
        <ButtonLink to="/withdrawal">{withdrawalOutcomeWords.again}</ButtonLink>
      )}
      <ButtonLink to="/profile/billing" variant="secondary">
        {withdrawalOutcomeWords.toBilling}
      </ButtonLink>
    </Group>
  );
}

function CancelButton({ id }: { id: string }) {
  const { label, about } = withdrawalMoves.cancel.texts;
  return (
    <AskFirstButton
      label={label}
      title={label}
      text={about}
      act={() => makeWithdrawalMove(id, "cancel")}
      done={withdrawalOutcomeWords.canceled}
    />
  );
}

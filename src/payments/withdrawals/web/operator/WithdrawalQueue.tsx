import { Button, Checkbox, Group, Text } from "@mantine/core";
import { lazy, useState } from "react";
import { formatCents } from "#platform/money/money.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import type { Withdrawal } from "../../contract.ts";
import { makeWithdrawalMove } from "../api.ts";
import { texts } from "../texts.ts";
import { texts as payoutWords } from "./texts.ts";

const loadForm = () => import("./PaymentFileForm.tsx");
const PaymentFileForm = lazy(loadForm);

const { pending, processing } = transactionStatuses;

export function WithdrawalQueue({ withdrawals }: { withdrawals: Withdrawal[] }) {
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const open = withdrawals.filter(
    ({ status, method }) => method === "transfer" && (status === pending || status === processing),
  );
  const chosen = open.filter(({ id }) => chosenIds.includes(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <>
      {open.length > 0 && (
        <Group mih={42}>
          <Checkbox
            label={payoutWords.selectAll}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={({ currentTarget }) => setChosenIds(currentTarget.checked ? open.map(({ id }) => id) : [])}
          />
          {chosen.length > 0 && <Several chosen={chosen} onDone={() => setChosenIds([])} />}
        </Group>
      )}
      <Rows label={payoutWords.title}>
        {withdrawals.map((withdrawal) => (
          <Row key={withdrawal.id}>
            <WithdrawalRow
              withdrawal={withdrawal}
              isChosen={chosenIds.includes(withdrawal.id)}
              onChoose={(isChosen) => choose(withdrawal.id, isChosen)}
            />
          </Row>
        ))}
      </Rows>
    </>
  );
}

const paidCents = ({ amountCents, feeCents }: Withdrawal): number => amountCents - feeCents;

function Several({ chosen, onDone }: { chosen: Withdrawal[]; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const total = formatCents(chosen.reduce((sum, each) => sum + paidCents(each), 0));
  const sent = chosen.filter(({ moves }) => moves.includes("pay"));
  const pay = async () => {
    setBusy(true);
    try {
      for (const { id } of sent) await makeWithdrawalMove(id, "pay");
      notify.success(payoutWords.paid(sent.length));
      onDone();
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text fz="sm">{payoutWords.selected(chosen.length, total)}</Text>
      <FormButton label={payoutWords.file} title={payoutWords.file} variant="secondary" load={loadForm}>
        {(close) => <PaymentFileForm withdrawals={chosen.map(({ id }) => id)} onDone={close} />}
      </FormButton>
      {sent.length === chosen.length && (
        <Button loading={isBusy} onClick={() => void pay()}>
          {payoutWords.pay}
        </Button>
      )}
    </>
  );
}

type WithdrawalRowProps = { withdrawal: Withdrawal; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function WithdrawalRow({ withdrawal, isChosen, onChoose }: WithdrawalRowProps) {
  const { id, organizationName, payeeHolder, payeeAccount, createdAt, heldUntil, reason, status } = withdrawal;
  const isOpen = status === pending || status === processing;
  return (
    <Group justify="space-between" align="flex-start">
      <Group align="flex-start" wrap="nowrap" gap="sm">
        {isOpen && (
          <Checkbox
            mt={3}
            aria-label={payoutWords.select(organizationName)}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
        <div>
          <AnchorLink to="/operator/withdrawals/$id" params={{ id }} fw={600}>
            {organizationName}
          </AnchorLink>
          <Text fz="sm">{payoutWords.to(payeeHolder, payeeAccount)}</Text>
          <Text fz="sm" c="dimmed">
            {`${payoutWords.requested(formatInstant(createdAt))} · ${transactionWords.statuses[status as TransactionStatus]}`}
          </Text>
          {heldUntil && <Text fz="sm">{texts.heldUntil(formatInstant(heldUntil))}</Text>}
          {reason && <Text fz="sm">{texts.outcome.why(reason)}</Text>}
        </div>
      </Group>
      <Text fw={600}>
        <Money cents={paidCents(withdrawal)} />
      </Text>
    </Group>
  );
}

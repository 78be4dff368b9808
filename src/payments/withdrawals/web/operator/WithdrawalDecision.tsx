import { Text } from "@mantine/core";
import { lazy } from "react";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmOutcome } from "#platform/web/components/cases/ConfirmOutcome.tsx";
import { OutcomeChoice } from "#platform/web/components/cases/OutcomeChoice.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { Withdrawal } from "../../contract.ts";
import { makeWithdrawalMove } from "../api.ts";
import { withdrawalMoveWords } from "../withdrawal-move-words.ts";
import { texts as payoutWords } from "./texts.ts";

const PaymentFileForm = lazy(() => import("./PaymentFileForm.tsx"));
const ReasonForm = lazy(() => import("./ReasonForm.tsx"));

const noop = () => undefined;

/** Every outcome that is open to the reader now; each button names its amount. */
export function WithdrawalDecision({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, amountCents, feeCents, moves, method, heldUntil } = withdrawal;
  const paid = formatCents(amountCents - feeCents);
  const whole = formatCents(amountCents);
  const outcomes = [
    moves.includes("send") &&
      !heldUntil && {
        name: "send",
        label: payoutWords.outcomes.send,
        form: <PaymentFileForm withdrawals={[id]} label={payoutWords.send(paid)} onDone={noop} />,
      },
    moves.includes("pay") && {
      name: "pay",
      label: withdrawalMoveWords.pay.label,
      about: payoutWords.payText,
      form: (
        <ConfirmOutcome
          label={payoutWords.payAmount(paid)}
          done={payoutWords.paid(1)}
          decide={() => makeWithdrawalMove(id, "pay")}
        />
      ),
    },
    ...(["fail", "return"] as const).map(
      (move) =>
        moves.includes(move) && {
          name: move,
          label: withdrawalMoveWords[move].label,
          about: withdrawalMoveWords[move].about,
          form: (
            <ReasonForm
              about={undefined}
              label={payoutWords.putBack(whole)}
              send={async (reason) => {
                await makeWithdrawalMove(id, move, { reason });
                notify.success(payoutWords.putBackDone(whole));
              }}
              onDone={noop}
            />
          ),
        },
    ),
  ].filter((outcome) => outcome !== false);
  if (outcomes.length === 0)
    return <Text c="dimmed">{method === "provider" ? payoutWords.byProvider : payoutWords.noDecision}</Text>;
  return <OutcomeChoice outcomes={outcomes} note={heldUntil && <Text fz="sm">{payoutWords.heldNote}</Text>} />;
}

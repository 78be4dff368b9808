import { Checkbox } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatCents } from "#platform/money/money.ts";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import type { TopUp } from "../../contract.ts";
import { topUpMoveInputs } from "../../move-input.ts";
import { receiveTransfer } from "../api.ts";
import { texts } from "./texts.ts";

const { receipt } = topUpMoveInputs;

type ReceiveValues = { amountCents: number | undefined; acceptsDifference: boolean };

/** Another amount than announced needs a confirmation. */
export default function ReceiveForm({ topUp }: { topUp: TopUp }) {
  const announced = topUp.amountCents;
  const form = useForm<ReceiveValues>({
    initialValues: { amountCents: announced, acceptsDifference: false },
    validate: {
      amountCents: (cents) => receipt.shape.amountCents.safeParse(cents).error?.issues[0]?.message ?? null,
      acceptsDifference: (accepts, { amountCents }) =>
        accepts || amountCents === announced ? null : texts.acceptsMissing(formatCents(announced)),
    },
  });
  const { amountCents } = form.values;
  return (
    <SaveForm
      form={form}
      save={(values) => receiveTransfer(topUp.id, receipt.parse(values))}
      saved={texts.credited}
      action={texts.creditAmount(formatCents(amountCents ?? 0))}
    >
      <MoneyInput label={texts.amount} {...form.getInputProps("amountCents")} />
      {amountCents !== announced && (
        <Checkbox label={texts.accepts} {...form.getInputProps("acceptsDifference", { type: "checkbox" })} />
      )}
    </SaveForm>
  );
}

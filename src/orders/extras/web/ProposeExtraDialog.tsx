import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import type { OrderExtraKind } from "../order-extra.ts";
import { useProposeExtra } from "./api.ts";
import { type ExtraValues, extraProblems } from "./extra-problems.ts";
import { texts } from "./texts.ts";

const proposeWords = texts.propose;

export type ProposeExtraProps = { order: Order; kinds: OrderExtraKind[]; seen: number };
type ProposeExtraDialogProps = ProposeExtraProps & { title: string; opened: boolean; onClose: () => void };

export default function ProposeExtraDialog({ title, opened, onClose, ...props }: ProposeExtraDialogProps) {
  return (
    <Dialog open={opened} onClose={onClose} title={title} size="big">
      <ProposalForm {...props} onDone={onClose} />
    </Dialog>
  );
}

function ProposalForm({ order, kinds, seen, onDone }: ProposeExtraProps & { onDone: () => void }) {
  const proposing = useProposeExtra(seen);
  const [first = "custom"] = kinds;
  const form = useForm<ExtraValues>({
    initialValues: { kind: first, name: "", priceCents: undefined, note: "" },
    validate: extraProblems,
  });
  const submit = submitting(form, async ({ priceCents = 0, ...values }) => {
    await proposing.mutateAsync({ order: order.id, priceCents, ...values });
    onDone();
    notify.success(proposeWords.sent);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{first === "custom" ? proposeWords.customText : proposeWords.afterText}</Text>
        {kinds.length > 1 && (
          <NativeSelect
            label={proposeWords.kind}
            data={kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            {...form.getInputProps("kind")}
          />
        )}
        <TextInput
          label={proposeWords.name}
          placeholder={proposeWords.namePlaceholder}
          maxLength={80}
          {...form.getInputProps("name")}
        />
        <MoneyInput label={proposeWords.price} {...form.getInputProps("priceCents")} />
        <Textarea label={proposeWords.note} maxLength={2_000} {...form.getInputProps("note")} />
        {order.party === "client" && <Text fz="sm">{proposeWords.heldNow}</Text>}
        <Group justify="flex-end">
          <Button type="submit" loading={proposing.isPending}>
            {proposeWords.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

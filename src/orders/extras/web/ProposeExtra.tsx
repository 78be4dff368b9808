import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { messages } from "#platform/contract/messages.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { Order } from "../../contract.ts";
import type { OrderExtraKind } from "../order-extra.ts";
import { useProposeExtra } from "./api.ts";
import { texts } from "./texts.ts";

const proposeWords = texts.propose;

type ProposeExtraProps = { order: Order; kinds: OrderExtraKind[]; seen: number };

/** A closed form keeps its input. */
export function ProposeExtra(props: ProposeExtraProps) {
  const [isOpen, setOpen] = useState(false);
  const label = props.kinds.includes("custom") ? proposeWords.custom : proposeWords.after;
  return (
    <Group>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} size="big">
        <ProposalForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </Group>
  );
}

type ProposalValues = { kind: OrderExtraKind; name: string; priceCents: number | undefined; note: string };

function ProposalForm({ order, kinds, seen, onDone }: ProposeExtraProps & { onDone: () => void }) {
  const proposing = useProposeExtra(seen);
  const [first = "custom"] = kinds;
  const form = useForm<ProposalValues>({
    initialValues: { kind: first, name: "", priceCents: undefined, note: "" },
    validate: {
      name: (typed) => (typed.trim() === "" ? messages.fill : null),
      priceCents: (cents) => (cents === undefined || !Number.isFinite(cents) ? messages.fill : null),
    },
  });
  const submit = submitting(form, async ({ priceCents = 0, ...values }) => {
    await proposing.mutateAsync({ order: order.id, priceCents, ...values });
    onDone();
    form.reset();
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

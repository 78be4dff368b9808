import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import { noticeDays, noticeDaysMax } from "../agreed-price.ts";
import type { AgreedPrice } from "../contract.ts";
import { endAgreedPrice } from "./api.ts";
import { texts } from "./texts.ts";

const words = texts.end;
const notices = [noticeDays, 30, 60, noticeDaysMax].map((days) => ({
  value: String(days),
  label: words.daysChoice(days),
}));

export function EndPrice({ price: { id, organizationName } }: { price: AgreedPrice }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ initialValues: { days: String(noticeDays), reason: "" } });
  return (
    <>
      <Button variant="link" aria-label={words.of(organizationName)} onClick={() => setOpen(true)}>
        {words.label}
      </Button>
      <ConfirmForm
        opened={isOpen}
        onClose={() => setOpen(false)}
        texts={{ label: words.title, about: words.about(organizationName) }}
        form={form}
        act={({ days, reason }) => endAgreedPrice(id, { days: Number(days), reason })}
        done={words.done}
      >
        <NativeSelect label={words.days} data={notices} {...form.getInputProps("days")} />
        <Textarea label={words.reason} description={words.reasonHint} {...form.getInputProps("reason")} />
      </ConfirmForm>
    </>
  );
}

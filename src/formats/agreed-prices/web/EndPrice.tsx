import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { ConfirmForm } from "#platform/web/components/form/ConfirmForm.tsx";
import { noticeDays, noticeDaysMax } from "../agreed-price.ts";
import type { AgreedPrice } from "../contract.ts";
import { endAgreedPrice } from "./api.ts";
import { texts } from "./texts.ts";

const endPriceWords = texts.end;
const notices = [noticeDays, 30, 60, noticeDaysMax].map((days) => ({
  value: String(days),
  label: endPriceWords.daysChoice(days),
}));

export function EndPrice({ price: { id, organizationName } }: { price: AgreedPrice }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ initialValues: { days: String(noticeDays), reason: "" } });
  return (
    <>
      <Button variant="link" aria-label={endPriceWords.of(organizationName)} onClick={() => setOpen(true)}>
        {endPriceWords.label}
      </Button>
      <ConfirmForm
        opened={isOpen}
        onClose={() => setOpen(false)}
        texts={{ label: endPriceWords.title, about: endPriceWords.about(organizationName) }}
        form={form}
        act={({ days, reason }) => endAgreedPrice(id, { days: Number(days), reason })}
        done={endPriceWords.done}
      >
        <NativeSelect label={endPriceWords.days} data={notices} {...form.getInputProps("days")} />
        <Textarea
          label={endPriceWords.reason}
          description={endPriceWords.reasonHint}
          {...form.getInputProps("reason")}
        />
      </ConfirmForm>
    </>
  );
}

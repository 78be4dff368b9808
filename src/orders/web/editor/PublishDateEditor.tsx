import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import { today } from "#platform/web/dates.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { publishDateProblem } from "../../publish-date.ts";
import { type OrderEdit, saveOrder } from "../api.ts";
import { PublishDateField } from "../PublishDateField.tsx";
import { texts } from "../texts.ts";

/** The publish date, saved as soon as mode and day fit together. */
export function PublishDateEditor({ order }: { order: Order }) {
  const { publishDateMode, publishOn } = order;
  const [value, setValue] = useState({ publishDateMode, publishOn });
  const saving = useMutation({
    meta: { says: texts.changes.publishDate(order.number) },
    mutationFn: (edit: OrderEdit) => saveOrder(order.id, edit),
    onError: notify.failure,
    onSettled: () => refresh("orders"),
  });
  return (
    <Section title={texts.publishDate.label}>
      <PublishDateField
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          const fits = publishDateProblem(chosen.publishDateMode, chosen.publishOn, today()) === undefined;
          if (fits) saving.mutate(chosen);
        }}
      />
    </Section>
  );
}

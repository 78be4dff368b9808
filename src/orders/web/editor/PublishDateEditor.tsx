import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isWritten } from "#formats/extras.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import { refresh } from "#platform/web/query-client.ts";
import type { Order } from "../../contract.ts";
import { type PublishDate, publishDateProblem } from "../../dates/publish-date.ts";
import { useClosed } from "../../dates/web/api.ts";
import { saveOrder } from "../api.ts";
import { PublishDateField } from "../PublishDateField.tsx";
import { publishDateTexts } from "../publish-date-texts.ts";
import { texts } from "../texts.ts";
import { useLeadTime } from "../use-lead-time.ts";

export function PublishDateEditor({ order }: { order: Order }) {
  const { publishDateMode, publishOn } = order;
  const lead = useLeadTime({
    turnaroundHours: order.conditions.turnaroundHours,
    isWritten: isWritten(order.extras),
    closed: useClosed(idOf(order.media), order.id),
  });
  // A mode without its day stays here until the day is chosen.
  const [unfinished, setUnfinished] = useState<PublishDate>();
  const saving = useMutation({
    meta: { says: texts.changes.publishDate(order.number) },
    scope: { id: `publish date ${order.id}` },
    mutationFn: (chosen: PublishDate) => saveOrder(order.id, chosen),
    onError: notify.failure,
    onSettled: () => refresh(api.orders),
  });
  return (
    <Section title={publishDateTexts.label}>
      <PublishDateField
        value={unfinished ?? (saving.isPending ? saving.variables : { publishDateMode, publishOn })}
        lead={lead}
        onChange={(chosen) => {
          const problem = publishDateProblem(chosen, lead);
          setUnfinished(problem ? chosen : undefined);
          if (!problem) saving.mutate(chosen);
        }}
      />
    </Section>
  );
}

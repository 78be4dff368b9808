import { Button, Code, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Empty } from "#platform/web/components/Empty.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { type DeliveryState, deliveryStates } from "../../webhook.ts";
import type { WebhookDelivery } from "../contract.ts";
import { deliveriesQuery, sendAgain } from "./api.ts";
import { texts } from "./texts.ts";

const filters = [
  { value: "", label: texts.all },
  ...deliveryStates.map((value) => ({ value, label: texts.states[value] })),
];
const tones = { waiting: "waiting", delivered: "good", given_up: "bad" } as const;

/** The log of one endpoint. */
export function DeliveryLog({ webhook }: { webhook: string }) {
  const [state, setState] = useState<DeliveryState | undefined>();
  const [page, setPage] = useState(1);
  const show = (chosen: string) => {
    setState((chosen || undefined) as DeliveryState | undefined);
    setPage(1);
  };
  return (
    <Stack>
      <SegmentedControl
        aria-label={texts.show}
        data={filters}
        value={state ?? ""}
        onChange={show}
        style={{ alignSelf: "flex-start" }}
      />
      <PagedRows
        label={texts.label}
        inline
        query={useQuery(deliveriesQuery(webhook, state, page))}
        none={
          state ? (
            <Empty title={texts.noneOfState} text={texts.noneOfStateText} />
          ) : (
            <Empty title={texts.none} text={texts.noneText} />
          )
        }
        page={page}
        onPage={setPage}
      >
        {(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />}
      </PagedRows>
    </Stack>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, name, state, attempts, status, milliseconds, createdAt, dueAt, problem } = delivery;
  const summary = [
    formatInstant(createdAt),
    texts.attempts(attempts),
    ...(status !== null && milliseconds !== null ? [texts.answered(status, milliseconds)] : []),
    ...(dueAt && attempts > 0 ? [texts.next(formatInstant(dueAt))] : []),
    ...(problem ? [problem] : []),
  ];
  const [isOpen, setOpen] = useState(false);
  const again = () => sendAgain(id).then(() => notify.success(texts.sentAgain), notify.failure);
  return (
    <DataRow
      name={name}
      summary={
        <>
          {summary.join(" · ")}
          {isOpen && <DeliveryDetails delivery={delivery} />}
        </>
      }
    >
      <StatusTag tone={tones[state]}>{texts.states[state]}</StatusTag>
      <Button variant="link" aria-label={texts.detailsOf(name)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.details}
      </Button>
      <Button variant="link" aria-label={texts.againNamed(name)} onClick={() => void again()}>
        {texts.again}
      </Button>
    </DataRow>
  );
}

function DeliveryDetails({ delivery: { about, request, answer } }: { delivery: WebhookDelivery }) {
  return (
    <Stack mt="sm">
      <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {about}
      </Text>
      <Section title={texts.request}>
        <SentText text={request} />
      </Section>
      <Section title={texts.answer}>
        <SentText text={answer} />
      </Section>
    </Stack>
  );
}

const SentText = ({ text }: { text: string | null }) => (
  <Code block mah={320} style={{ overflow: "auto", overflowWrap: "anywhere", whiteSpace: "pre-wrap" }} tabIndex={0}>
    {text || texts.empty}
  </Code>
);

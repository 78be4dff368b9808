import { NativeSelect, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Format } from "#formats/contract.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SaveForm } from "#platform/web/components/form/SaveForm.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { type OfferRuleItem, offerRuleInput } from "../contract.ts";
import { offerRuleQuery, ownFormatsQuery, saveOfferRule } from "./api.ts";
import { texts } from "./texts.ts";

const answerRuleWords = texts.rule;

/** The publisher's rules, a format at a time. */
export default function OfferRules({ onDone }: { onDone: () => void }) {
  const query = useQuery(ownFormatsQuery());
  return (
    <QueryState query={query} inline>
      {({ items }) =>
        items.length === 0 ? <Empty title={answerRuleWords.noFormats} /> : <Rules formats={items} onDone={onDone} />
      }
    </QueryState>
  );
}

function Rules({ formats, onDone }: { formats: Format[]; onDone: () => void }) {
  const [formatId, setFormatId] = useState(formats[0]?.id ?? "");
  const query = useQuery(offerRuleQuery(formatId));
  return (
    <Stack>
      <Text c="dimmed">{answerRuleWords.lead}</Text>
      <NativeSelect
        label={answerRuleWords.format}
        data={formats.map(({ id, mediaName, formatType }) => ({ value: id, label: `${mediaName}, ${formatType}` }))}
        value={formatId}
        onChange={({ currentTarget }) => setFormatId(currentTarget.value)}
      />
      <QueryState query={query} inline>
        {(rule) => <RuleForm key={rule.id} rule={rule} onDone={onDone} />}
      </QueryState>
    </Stack>
  );
}

function RuleForm({
  rule: { id, acceptFromCents, declineBelowCents },
  onDone,
}: {
  rule: OfferRuleItem;
  onDone: () => void;
}) {
  const form = useForm({
    initialValues: { acceptFromCents, declineBelowCents },
    validate: schemaResolver(offerRuleInput, { sync: true }),
  });
  const field = (name: "acceptFromCents" | "declineBelowCents") => ({
    value: form.values[name] ?? undefined,
    onChange: (cents: number | undefined) => form.setFieldValue(name, cents ?? null),
    error: form.errors[name],
  });
  return (
    <SaveForm form={form} save={(values) => saveOfferRule(id, values)} onDone={onDone}>
      <MoneyInput label={answerRuleWords.acceptFrom} {...field("acceptFromCents")} />
      <MoneyInput
        label={answerRuleWords.declineBelow}
        description={answerRuleWords.hint}
        {...field("declineBelowCents")}
      />
    </SaveForm>
  );
}

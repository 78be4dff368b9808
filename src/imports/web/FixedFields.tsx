import { MultiSelect, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { usualFields } from "#formats/conditions.ts";
import { valueInWords } from "#formats/web/words.ts";
import { type ImportFieldName, importFields } from "../fields.ts";
import type { ImportKind } from "../import.ts";
import { fieldsOfKind } from "../mapping/matching.ts";
import { itemsOf } from "../rows/cells.ts";
import { isNeeded } from "./field-names.ts";
import type { MappingValues } from "./mapping-values.ts";
import { ourWordsOf } from "./our-words.ts";
import { texts } from "./texts.ts";

const columnWords = texts.columns;

type FixedFieldsProps = {
  kind: ImportKind;
  values: Pick<MappingValues, "columns" | "fixed">;
  onChange: (fixed: MappingValues["fixed"]) => void;
};

/** Fields with one text for every row: the needed ones that no column fills, and those that a person adds. */
export function FixedFields({ kind, values: { columns, fixed }, onChange }: FixedFieldsProps) {
  const isFilled = (field: ImportFieldName) =>
    columns.some((column) => column.field === field) || fixed.some((each) => each.field === field);
  const open = fieldsOfKind(kind).filter((field) => !isFilled(field));
  return (
    <Stack gap="md" mt="xl">
      <Title order={3} fz={16}>
        {columnWords.everyRow}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {fixed.map(({ field, text }) => (
          <FixedText
            key={field}
            field={field}
            isNeeded={isNeeded(field, kind)}
            text={text}
            onChange={(changed) =>
              onChange(fixed.map((each) => (each.field === field ? { field, text: changed } : each)))
            }
          />
        ))}
        <NativeSelect
          label={columnWords.addField}
          data={[
            { value: "", label: columnWords.choose },
            ...open.map((value) => ({ value, label: texts.fields[value] })),
          ]}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value && onChange([...fixed, { field: value as ImportFieldName, text: "" }])
          }
        />
      </SimpleGrid>
      <UsualFields kind={kind} isFilled={isFilled} />
    </Stack>
  );
}

type UsualFieldsProps = { kind: ImportKind; isFilled: (field: ImportFieldName) => boolean };

/** Names the values that new formats begin with, as the editor does. */
function UsualFields({ kind, isFilled }: UsualFieldsProps) {
  if (kind === "metrics" || (!isFilled("price") && !isFilled("priceCents"))) return null;
  const usual = (Object.keys(usualFields) as (keyof typeof usualFields)[])
    .filter((name) => name !== "extras" && !isFilled(name))
    .filter((name) => name !== "turnaroundHours" || !isFilled("turnaroundDays"))
    .map((name) => `${importFields[name as ImportFieldName].label}: ${valueInWords(name, usualFields[name])}`);
  return usual.length === 0 ? null : (
    <Text c="dimmed" fz="sm">
      {columnWords.usual(usual.join(" · "))}
    </Text>
  );
}

type FixedTextProps = {
  field: ImportFieldName;
  isNeeded: boolean;
  text: string;
  onChange: (text: string) => void;
};

function FixedText({ field, isNeeded: needed, text, onChange }: FixedTextProps) {
  const label = needed ? `${texts.fields[field]} (${columnWords.required})` : texts.fields[field];
  const ours = ourWordsOf(field);
  if (ours.length === 0)
    return <TextInput label={label} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  if (importFields[field].kind !== "list")
    return (
      <NativeSelect
        label={label}
        data={[{ value: "", label: columnWords.choose }, ...ours]}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <MultiSelect
      label={label}
      data={ours}
      value={itemsOf(text)}
      onChange={(chosen) => onChange(chosen.join("; "))}
      searchable
      hidePickedOptions
      limit={60}
    />
  );
}

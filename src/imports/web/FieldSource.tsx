import { Button, MultiSelect, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { type ImportFieldName, importFields } from "../fields.ts";
import { sharesPattern } from "../mapping/shares.ts";
import { itemsOf } from "../rows/cells.ts";
import { hasFixedWords } from "./field-names.ts";
import type { FieldValues } from "./mapping-values.ts";
import { ourWordsOf } from "./our-words.ts";
import { texts } from "./texts.ts";

const importColumnWords = texts.columns;

type FieldSourceProps = {
  field: ImportFieldName;
  columns: string[];
  isNeeded: boolean;
  values: FieldValues;
  onChange: (values: FieldValues) => void;
};

export function FieldSource({ field, columns, isNeeded, values, onChange }: FieldSourceProps) {
  const [hasWords, setHasWords] = useState(values.words !== "");
  const name = texts.fields[field];
  const isColumn = values.choice.startsWith("column:");
  const named = [...new Set(columns)].filter(Boolean).map((column) => ({ value: `column:${column}`, label: column }));
  const pattern = importFields[field].kind === "shares" ? sharesPattern(columns) : undefined;
  const byCountry = pattern ? [{ value: `column:${pattern}`, label: importColumnWords.byCountry(pattern) }] : [];
  return (
    <Stack gap="xs">
      <NativeSelect
        label={isNeeded ? `${name} (${importColumnWords.required})` : name}
        data={[
          { value: "", label: importColumnWords.nothing },
          ...byCountry,
          ...named,
          { value: "fixed", label: importColumnWords.fixed },
        ]}
        value={values.choice}
        onChange={({ currentTarget }) => onChange({ ...values, choice: currentTarget.value as FieldValues["choice"] })}
      />
      {values.choice === "fixed" && (
        <FixedText
          field={field}
          label={importColumnWords.fixedFor(name)}
          text={values.fixed}
          onChange={(fixed) => onChange({ ...values, fixed })}
        />
      )}
      {isColumn && hasFixedWords(field) && !hasWords && (
        <Button
          variant="link"
          style={{ alignSelf: "start" }}
          aria-label={`${importColumnWords.words}: ${name}`}
          onClick={() => setHasWords(true)}
        >
          {importColumnWords.words}
        </Button>
      )}
      {isColumn && hasFixedWords(field) && hasWords && (
        <Textarea
          label={importColumnWords.wordsFor(name)}
          description={importColumnWords.wordsHint}
          value={values.words}
          onChange={({ currentTarget }) => onChange({ ...values, words: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

type FixedTextProps = { field: ImportFieldName; label: string; text: string; onChange: (text: string) => void };

function FixedText({ field, label, text, onChange }: FixedTextProps) {
  const ours = ourWordsOf(field);
  if (ours.length === 0)
    return (
      <TextInput aria-label={label} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    );
  if (importFields[field].kind !== "list")
    return (
      <NativeSelect
        aria-label={label}
        data={[{ value: "", label: importColumnWords.choose }, ...ours]}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <MultiSelect
      aria-label={label}
      data={ours}
      value={itemsOf(text)}
      onChange={(chosen) => onChange(chosen.join("; "))}
      searchable
      hidePickedOptions
      limit={60}
    />
  );
}

import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { type RefObject, useEffect } from "react";
import { submitting } from "#platform/web/components/form/submitting.ts";
import type { CatalogueImport } from "../contract.ts";
import { importDelimiters, importEncodings } from "../import-options.ts";
import { previewImport } from "./api.ts";
import { ColumnRows } from "./ColumnRows.tsx";
import { FixedFields } from "./FixedFields.tsx";
import { assignField, type MappingValues, mappingValuesOf, type Unsent, unsentWays } from "./mapping-values.ts";
import { texts } from "./texts.ts";

const columnWords = texts.columns;

type MappingFormProps = { found: CatalogueImport; isOperator: boolean; unsent: RefObject<Unsent> };
/** The server names a fault of the mapping under this field. */
type FormValues = MappingValues & { mapping?: string };

/** Matches the file's columns with Byline's fields, from the file's side. */
export function MappingForm({ found, isOperator, unsent }: MappingFormProps) {
  const form = useForm<FormValues>({
    initialValues: { ...mappingValuesOf(found.options, found), mapping: "" },
    onValuesChange: ({ mapping: _mapping, ...values }) => {
      unsent.current.values = values;
    },
  });
  // A preview that changes the columns, or hides the form while it runs, has sent everything.
  useEffect(
    () => () => {
      unsent.current = { words: [] };
    },
    [unsent],
  );
  const submit = submitting(form, async ({ mapping: _mapping, ...values }) => {
    await previewImport(found.id, unsentWays(found, { ...unsent.current, values }));
  });
  const values = form.getValues();
  return (
    <form onSubmit={submit} noValidate aria-label={columnWords.title}>
      <Title order={2} fz={20} mb="xs">
        {columnWords.title}
      </Title>
      <Text c="dimmed" mb="md">
        {columnWords.lead}
        {found.kind === "formats" && ` ${columnWords.leadFormats}`}
      </Text>
      <ColumnRows
        kind={found.kind}
        file={found}
        values={values.columns}
        onAssign={(column, field) =>
          form.setValues((before) => assignField({ ...values, ...before }, column, field, found.kind))
        }
        onEmpty={(column, text) =>
          form.setFieldValue(
            "columns",
            values.columns.map((each) => (each.column === column ? { ...each, empty: text } : each)),
          )
        }
      />
      <FixedFields kind={found.kind} values={values} onChange={(fixed) => form.setFieldValue("fixed", fixed)} />
      <Ways found={found} form={form} isOperator={isOperator} />
      {form.errors.mapping && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {form.errors.mapping}
        </Alert>
      )}
      <Group mt="lg">
        <Button type="submit" loading={form.submitting} variant={found.state === "previewed" ? "secondary" : "filled"}>
          {found.counts ? columnWords.again : columnWords.preview}
        </Button>
      </Group>
    </form>
  );
}

const optionsOf = <Name extends string>(names: readonly Name[], labels: Record<string, string>) =>
  names.map((value) => ({ value, label: labels[value] ?? value }));

type WaysProps = Omit<MappingFormProps, "unsent"> & { form: UseFormReturnType<FormValues> };

function Ways({ found: { kind }, form, isOperator }: WaysProps) {
  return (
    <Stack mt="xl">
      <Title order={3} fz={16}>
        {columnWords.ways}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect
          label={columnWords.delimiter}
          data={optionsOf(importDelimiters, columnWords.delimiters)}
          {...form.getInputProps("delimiter")}
        />
        <NativeSelect
          label={columnWords.encoding}
          data={optionsOf(importEncodings, columnWords.encodings)}
          {...form.getInputProps("encoding")}
        />
        {kind === "media" && (
          <NativeSelect
            label={columnWords.duplicates}
            data={optionsOf(["merge", "refuse"], columnWords.duplicateWays)}
            {...form.getInputProps("duplicates")}
          />
        )}
        {kind !== "metrics" && (
          <NativeSelect
            label={columnWords.status[kind]}
            data={optionsOf(["listed", "draft"], columnWords.statuses)}
            {...form.getInputProps("status")}
          />
        )}
        {kind === "metrics" && isOperator && (
          <TextInput
            label={columnWords.source}
            description={columnWords.sourceHint}
            {...form.getInputProps("source")}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}

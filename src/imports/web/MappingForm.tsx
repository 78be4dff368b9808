import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useState } from "react";
import { submitting } from "#platform/web/components/form/submitting.ts";
import type { CatalogueImport } from "../contract.ts";
import { importDelimiters, importEncodings } from "../import-options.ts";
import { fieldsOfKind } from "../mapping/matching.ts";
import { previewImport } from "./api.ts";
import { FieldSource } from "./FieldSource.tsx";
import { isNeeded } from "./field-names.ts";
import { type MappingValues, mappingValuesOf, waysOf } from "./mapping-values.ts";
import { texts } from "./texts.ts";

const importColumnWords = texts.columns;

type MappingFormProps = { found: CatalogueImport; isOperator: boolean };

export function MappingForm({ found, isOperator }: MappingFormProps) {
  const form = useForm<MappingValues & { mapping?: string }>({
    initialValues: { ...mappingValuesOf(found.options), mapping: "" },
  });
  const submit = submitting(form, async ({ mapping: _mapping, ...values }) => {
    await previewImport(found.id, waysOf(values));
  });
  return (
    <form onSubmit={submit} noValidate aria-label={importColumnWords.title}>
      <Title order={2} fz={20} mb="xs">
        {importColumnWords.title}
      </Title>
      <Text c="dimmed" mb="md">
        {importColumnWords.lead}
        {found.kind === "formats" && ` ${importColumnWords.leadFormats}`}
      </Text>
      <Sample found={found} />
      <Fields found={found} form={form} />
      <Ways found={found} form={form} isOperator={isOperator} />
      {form.errors.mapping && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {form.errors.mapping}
        </Alert>
      )}
      <Group mt="lg">
        <Button type="submit" loading={form.submitting} variant={found.state === "previewed" ? "secondary" : "filled"}>
          {found.counts ? importColumnWords.again : importColumnWords.preview}
        </Button>
      </Group>
    </form>
  );
}

type Form = UseFormReturnType<MappingValues & { mapping?: string }>;

function Fields({ found: { kind, columns, options }, form }: { found: CatalogueImport; form: Form }) {
  const [showsAll, setShowsAll] = useState(false);
  const fields = fieldsOfKind(kind);
  const first = fields.filter((field) => isNeeded(field, kind) || options.mapping[field]);
  const shown = showsAll ? [...first, ...fields.filter((field) => !first.includes(field))] : first;
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {shown.map((field) => (
          <FieldSource
            key={field}
            field={field}
            columns={columns}
            isNeeded={isNeeded(field, kind)}
            values={form.getValues().fields[field]}
            onChange={(values) => form.setFieldValue(`fields.${field}`, values)}
          />
        ))}
      </SimpleGrid>
      {!showsAll && first.length < fields.length && (
        <Button variant="link" mt="md" onClick={() => setShowsAll(true)}>
          {importColumnWords.more}
        </Button>
      )}
    </>
  );
}

const optionsOf = <Name extends string>(names: readonly Name[], labels: Record<string, string>) =>
  names.map((value) => ({ value, label: labels[value] ?? value }));

function Ways({ found: { kind }, form, isOperator }: MappingFormProps & { form: Form }) {
  return (
    <Stack mt="xl">
      <Title order={3} fz={16}>
        {importColumnWords.ways}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect
          label={importColumnWords.delimiter}
          data={optionsOf(importDelimiters, importColumnWords.delimiters)}
          {...form.getInputProps("delimiter")}
        />
        <NativeSelect
          label={importColumnWords.encoding}
          data={optionsOf(importEncodings, importColumnWords.encodings)}
          {...form.getInputProps("encoding")}
        />
        {kind === "media" && (
          <NativeSelect
            label={importColumnWords.duplicates}
            data={optionsOf(["merge", "refuse"], importColumnWords.duplicateWays)}
            {...form.getInputProps("duplicates")}
          />
        )}
        {kind !== "metrics" && (
          <NativeSelect
            label={importColumnWords.status[kind]}
            data={optionsOf(["listed", "draft"], importColumnWords.statuses)}
            {...form.getInputProps("status")}
          />
        )}
        {kind === "metrics" && isOperator && (
          <TextInput
            label={importColumnWords.source}
            description={importColumnWords.sourceHint}
            {...form.getInputProps("source")}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}

/** Shows the first rows, so that people notice a wrong encoding or column. */
function Sample({ found: { columns, sample } }: { found: CatalogueImport }) {
  const cells = columns.map((name, at) => ({ name, key: `${at} ${name}`, at }));
  return (
    <Table.ScrollContainer minWidth={480} mb="lg" scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table fz="sm" captionSide="top">
        <Table.Caption ta="start">{importColumnWords.sample}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {cells.map(({ name, key }) => (
              <Table.Th key={key} scope="col" style={{ whiteSpace: "nowrap" }}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.slice(0, 3).map((row) => (
            <Table.Tr key={row.join("\n")}>
              {cells.map(({ key, at }) => (
                <Table.Td key={key} style={{ whiteSpace: "nowrap" }}>
                  {(row[at] ?? "").slice(0, 40)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

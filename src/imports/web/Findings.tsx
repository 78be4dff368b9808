import { Box, Button, Group, Table, Text, Title } from "@mantine/core";
import type { RefObject } from "react";
import { type FieldName, type FormatFields, isFieldName } from "#formats/conditions.ts";
import { valueInWords } from "#formats/web/words.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { CatalogueImport, ImportFindings } from "../contract.ts";
import type { ImportFieldName } from "../fields.ts";
import { saveErrors } from "./api.ts";
import { ErrorKinds } from "./ErrorKinds.tsx";
import { Figures } from "./Figures.tsx";
import { ForeignWords } from "./ForeignWords.tsx";
import type { Unsent } from "./mapping-values.ts";
import { texts } from "./texts.ts";

const findingWords = texts.findings;

type FindingsProps = { found: CatalogueImport; isWritten: boolean; unsent: RefObject<Unsent> };

export function Findings({ found, isWritten, unsent }: FindingsProps) {
  const { counts, findings } = found;
  if (!counts) return null;
  const { rowsRead, ...others } = counts;
  // A file of formats has one format a row, which is counted already.
  const values = found.kind === "formats" ? { ...others, formatsCreated: 0, formatsUpdated: 0 } : others;
  const title = isWritten ? findingWords.result : findingWords.preview;
  return (
    <section aria-label={title}>
      <Title order={2} fz={20} mb="sm">
        {title}
      </Title>
      <Figures lead={findingWords.read(rowsRead)} values={values} labels={findingWords.counts} />
      {findings && findings.rows.length > 0 && !isWritten && <Rows rows={findings.rows} />}
      {rowsRead === counts.rowsRefused && <Text mt="md">{findingWords.nothing}</Text>}
      {findings && findings.words.length > 0 && found.moves.includes("preview") && (
        <Box mt="lg">
          <ForeignWords found={found} words={findings.words} unsent={unsent} />
        </Box>
      )}
      {findings && findings.errorCount > 0 && <Errors found={found} findings={findings} />}
    </section>
  );
}

const columnsShown = 6;

function Rows({ rows }: { rows: ImportFindings["rows"] }) {
  const names = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))].filter((name) => name !== "domain");
  const shown = names.slice(0, columnsShown) as ImportFieldName[];
  return (
    <Box mt="lg">
      <Title order={3} fz={16} mb="xs">
        {findingWords.rows}
      </Title>
      <Table.ScrollContainer minWidth={960} tabIndex={0}>
        <Table fz="sm">
          <Table.Thead>
            <Table.Tr>
              {[
                findingWords.line,
                findingWords.domain,
                findingWords.outcome,
                ...shown.map((name) => texts.headings[name]),
              ].map((name) => (
                <Table.Th key={name} scope="col">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ line, domain, outcome, fields }) => (
              <Table.Tr key={line}>
                <Table.Td>{line}</Table.Td>
                <Table.Td>{domain}</Table.Td>
                <Table.Td>{findingWords.outcomes[outcome] ?? outcome}</Table.Td>
                {shown.map((name) => (
                  <Table.Td key={name} maw={240} style={{ overflowWrap: "anywhere" }}>
                    {inWords(name, fields[name])}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Box>
  );
}

function inWords(name: ImportFieldName, value: unknown): string {
  if (value === undefined || value === null) return "–";
  const text = isFieldName(name) ? valueInWords(name, value as FormatFields[FieldName]) : othersInWords(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

const othersInWords = (value: unknown): string =>
  Array.isArray(value) ? value.map(oneInWords).join(", ") : String(value);

const oneInWords = (item: unknown): string =>
  typeof item === "object" && item && "country" in item && "percent" in item
    ? `${item.country} ${item.percent}%`
    : String(item);

function Errors({ found, findings }: { found: CatalogueImport; findings: ImportFindings }) {
  const { kinds, errorCount } = findings;
  const hidden = errorCount - kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box mt="lg">
      <Group justify="space-between" mb="xs">
        <Title order={3} fz={16}>
          {findingWords.errors}
        </Title>
        <Button variant="secondary" onClick={() => void saveErrors(found).catch(notify.failure)}>
          {findingWords.download}
        </Button>
      </Group>
      <ErrorKinds findings={findings} />
      {hidden > 0 && (
        <Text c="dimmed" fz="sm" mt={4}>
          {findingWords.more(hidden)}
        </Text>
      )}
    </Box>
  );
}

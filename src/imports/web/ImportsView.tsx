import { Box, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { StateTone } from "#platform/contract/state-tone.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { ListedImport } from "../contract.ts";
import { rowsToWrite } from "../import.ts";
import { importsQuery } from "./api.ts";
import type { ImportPlace } from "./place.ts";
import { texts } from "./texts.ts";
import { UploadForm } from "./UploadForm.tsx";

const importListWords = texts.list;

type ImportsViewProps = { place: ImportPlace; page: number; onPage: (page: number) => void };

export function ImportsView({ place, page, onPage }: ImportsViewProps) {
  const mayAdd = place.organizations?.length !== 0;
  return (
    <Page title={texts.title}>
      <Text c="dimmed" mb="lg" maw={720}>
        {texts.lead}
      </Text>
      <Title order={2} fz={20} mb="sm">
        {texts.upload.title}
      </Title>
      {mayAdd ? <UploadForm place={place} /> : <Text>{texts.upload.needsAdmin}</Text>}
      <Title order={2} fz={20} mt={40} mb="sm">
        {importListWords.title}
      </Title>
      <Imports place={place} page={page} onPage={onPage} />
    </Page>
  );
}

function Imports({ place, page, onPage }: ImportsViewProps) {
  const query = useQuery(importsQuery(undefined, page));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <Empty title={importListWords.none} text={importListWords.noneText} />
        ) : (
          <>
            <Box component="ul" aria-label={importListWords.title} m={0} p={0} style={{ listStyle: "none" }}>
              {items.map((each) => (
                <ImportRow key={each.id} found={each} place={place} />
              ))}
            </Box>
            <Pager page={page} totalItems={totalItems} onChange={onPage} />
          </>
        )
      }
    </QueryState>
  );
}

function ImportRow({ found, place }: { found: ListedImport; place: ImportPlace }) {
  const { id, fileName, organizationName, createdByName, createdAt, counts } = found;
  return (
    <Box component="li" py="md" style={{ borderBlockEnd: "1px solid var(--mantine-color-default-border)" }}>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Box style={{ overflowWrap: "anywhere" }}>
          <AnchorLink to={place.one} params={{ id }} fw={600}>
            {fileName}
          </AnchorLink>
          <Text c="dimmed" fz="sm">
            {[importListWords.of(organizationName), importListWords.by(createdByName), formatInstant(createdAt)].join(
              " · ",
            )}
          </Text>
          {counts && <Text fz="sm">{importListWords.counts(counts)}</Text>}
        </Box>
        <ImportBadge {...found} />
      </Group>
    </Box>
  );
}

const tones: Record<ListedImport["state"], StateTone> = {
  uploaded: "quiet",
  previewing: "waiting",
  previewed: "waiting",
  running: "waiting",
  done: "good",
  failed: "bad",
  undoing: "waiting",
  undone: "quiet",
};

export function ImportBadge({ state, counts }: Pick<ListedImport, "state" | "counts">) {
  const isEmpty = state === "previewed" && rowsToWrite(counts) === 0;
  return (
    <StatusTag tone={isEmpty ? "bad" : tones[state]}>{isEmpty ? texts.nothingToImport : texts.states[state]}</StatusTag>
  );
}

import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { BackWords } from "#platform/web/components/BackWords.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { CatalogueImport } from "../contract.ts";
import { importLife, rowsToWrite } from "../import.ts";
import { importQuery, runImport } from "./api.ts";
import { Findings } from "./Findings.tsx";
import { ImportBadge } from "./ImportsView.tsx";
import { MappingForm } from "./MappingForm.tsx";
import type { Unsent } from "./mapping-values.ts";
import type { ImportPlace } from "./place.ts";
import { texts } from "./texts.ts";
import { UndoButton, Undone } from "./Undo.tsx";

export function ImportView({ id, place }: { id: string; place: ImportPlace }) {
  const query = useQuery(importQuery(id));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(found) => (
        <Page
          title={found.fileName}
          actions={<ImportBadge {...found} />}
          above={
            <AnchorLink to={place.all} fz="sm" mb="xs" display="inline-block">
              <BackWords>{texts.back}</BackWords>
            </AnchorLink>
          }
        >
          <Text c="dimmed">{texts.list.of(found.organizationName)}</Text>
          <Underway found={found} />
          <Stack gap="xl" mt="lg">
            <Standing found={found} place={place} />
          </Stack>
        </Page>
      )}
    </QueryState>
  );
}

function Standing({ found, place }: { found: CatalogueImport; place: ImportPlace }) {
  const { state, problem, counts, moves, fileKept } = found;
  const isWritten = state === "done" || state === "undone";
  const unsent = useRef<Unsent>({ words: [] });
  return (
    <>
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      {(state === "previewed" || state === "done") && (
        <Group>
          {moves.includes("run") && <RunButton found={found} />}
          {state === "done" && rowsToWrite(counts) > 0 && <ButtonLink to={place.came(found)}>{texts.came}</ButtonLink>}
          {moves.includes("undo") && <UndoButton found={found} />}
        </Group>
      )}
      {state === "undone" && <Undone found={found} />}
      {counts && state !== "undone" && <Findings found={found} isWritten={isWritten} unsent={unsent} />}
      {moves.includes("preview") && (
        <MappingForm
          key={found.columns.join("\n")}
          found={found}
          isOperator={place.organizations === undefined}
          unsent={unsent}
        />
      )}
      {!fileKept && canMove(importLife, "preview", state, "person") && <Text c="dimmed">{texts.fileGone}</Text>}
    </>
  );
}

function Underway({ found: { state, progressPercent } }: { found: CatalogueImport }) {
  const words = texts.progress;
  const said =
    state === "previewing"
      ? words.previewing(progressPercent)
      : state === "running"
        ? words.running(progressPercent)
        : state === "undoing"
          ? words.undoing
          : "";
  return (
    <div role="status">
      {said && (
        <>
          <Text mt="md" mb="xs">
            {said}
          </Text>
          <Progress value={state === "undoing" ? 100 : progressPercent} animated aria-label={said} />
        </>
      )}
    </div>
  );
}

function RunButton({ found: { id, counts } }: { found: CatalogueImport }) {
  const run = useMutation({ mutationFn: () => runImport(id), onError: notify.failure, meta: { says: texts.title } });
  return (
    <Button onClick={() => run.mutate()} loading={run.isPending}>
      {texts.run(rowsToWrite(counts))}
    </Button>
  );
}

import { Button, List, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import type { CatalogueImport } from "../contract.ts";
import { undoImport } from "./api.ts";
import { Figures } from "./Figures.tsx";
import { texts } from "./texts.ts";

const undoWords = texts.undo;

export function UndoButton({ found: { id } }: { found: CatalogueImport }) {
  const [isOpen, setOpen] = useState(false);
  const undo = useMutation({
    mutationFn: () => undoImport(id),
    onError: notify.failure,
    onSettled: () => setOpen(false),
    meta: { says: undoWords.button },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {undoWords.button}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={undoWords.title}
        confirmLabel={undoWords.button}
        onConfirm={() => undo.mutate()}
        loading={undo.isPending}
      >
        {undoWords.text}
      </ConfirmModal>
    </>
  );
}

export function Undone({ found: { undo } }: { found: CatalogueImport }) {
  if (!undo) return null;
  const { kept, keptCount, ...taken } = undo;
  return (
    <section aria-label={undoWords.report}>
      <Title order={2} fz={20} mb="sm">
        {undoWords.report}
      </Title>
      <Figures values={taken} labels={undoWords.counts} />
      {keptCount > 0 && (
        <>
          <Title order={3} fz={16} mt="lg" mb="xs">
            {undoWords.kept}
          </Title>
          <List aria-label={undoWords.kept} listStyleType="none" fz="sm">
            {kept.map(({ domain, reason }) => (
              <List.Item key={domain}>
                <b>{domain}</b> {undoWords.reasons[reason]}
              </List.Item>
            ))}
            {keptCount > kept.length && <List.Item>{texts.findings.more(keptCount - kept.length)}</List.Item>}
          </List>
        </>
      )}
    </section>
  );
}

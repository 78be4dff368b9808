import { List, Title } from "@mantine/core";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import type { CatalogueImport } from "../contract.ts";
import { undoImport } from "./api.ts";
import { Figures } from "./Figures.tsx";
import { texts } from "./texts.ts";

const undoWords = texts.undo;

export const UndoButton = ({ found: { id } }: { found: CatalogueImport }) => (
  <AskFirstButton label={undoWords.button} title={undoWords.title} text={undoWords.text} act={() => undoImport(id)} />
);

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

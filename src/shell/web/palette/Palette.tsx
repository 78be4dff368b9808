import "@mantine/spotlight/styles.layer.css";
import { VisuallyHidden } from "@mantine/core";
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { useEffect, useLayoutEffect, useState } from "react";
import { texts } from "./texts.ts";
import { useActions } from "./use-actions.ts";

const [store, spotlight] = createSpotlight();

/** Opens anew each time `timesOpened` grows. */
export default function Palette({ timesOpened, onHelp }: { timesOpened: number; onHelp: () => void }) {
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState(-1);
  const groups = useActions(query, onHelp);
  const labels = groups.flatMap(({ actions }) => actions.map(({ label }) => label));
  useFirstChosen(labels);
  const { opened } = useSpotlight(store);
  useEffect(() => {
    if (timesOpened > 0) spotlight.open();
  }, [timesOpened]);
  return (
    <>
      <Spotlight
        store={store}
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        filter={(_query, actions) => actions}
        actions={groups.map(({ name, actions }) => ({
          group: name,
          actions: actions.map(({ id, label, run }) => ({ id, label, onClick: run })),
        }))}
        nothingFound={texts.nothing}
        searchProps={{
          placeholder: texts.search,
          "aria-label": texts.search,
          // The store reports no selection changes; each key may have changed it.
          onKeyUp: () => setSelected(store.getState().selected),
        }}
        attributes={{ content: { "aria-label": texts.title } }}
        transitionProps={{ transition: "fade", duration: 160 }}
        overlayProps={{ backgroundOpacity: 0.35 }}
        scrollable
        maxHeight="60vh"
      />
      {/* Focus stays in the field, so screen readers learn the selected line here. */}
      <VisuallyHidden role="status">{opened ? labels[selected] : ""}</VisuallyHidden>
    </>
  );
}

/**
 * Enter opens the first line also when it was found after the words were typed: the palette itself chooses a line at
 * each key alone. A line that was reached by the arrows stays.
 */
function useFirstChosen(labels: readonly string[]): void {
  const shown = labels.join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines stand there
  useLayoutEffect(() => {
    const { listId, selected } = store.getState();
    const list = selected === 0 ? document.getElementById(listId) : null;
    list?.querySelector("[data-selected]")?.removeAttribute("data-selected");
    list?.querySelector("[data-action]")?.setAttribute("data-selected", "true");
  }, [shown]);
}

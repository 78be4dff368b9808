import "@mantine/spotlight/styles.layer.css";
import { VisuallyHidden } from "@mantine/core";
import { createSpotlight, Spotlight, useSpotlight } from "@mantine/spotlight";
import { useEffect, useState } from "react";
import { texts } from "./texts.ts";
import { useActions } from "./use-actions.ts";

const [store, spotlight] = createSpotlight();

/** Opens anew each time `timesOpened` grows. */
export default function Palette({ timesOpened, onHelp }: { timesOpened: number; onHelp: () => void }) {
  const [query, setQuery] = useState("");
  const [selected, setSelected] = useState(-1);
  const groups = useActions(query, onHelp);
  const labels = groups.flatMap(({ actions }) => actions.map(({ label }) => label));
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

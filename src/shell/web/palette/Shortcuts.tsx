import { useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { areSingleKeysOn, isModalOpen, isQuestionOpen, isTyping } from "#platform/web/keys/single-keys.ts";
import { lazyOrNothing } from "#platform/web/lazy-or-nothing.ts";
import { openPalette, useTimesOpened } from "../palette-requests.ts";
import { focusSearch } from "./focus-search.ts";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

const Palette = lazyOrNothing(() => import("./Palette.tsx"));
const KeyboardHelp = lazyOrNothing(() => import("./KeyboardHelp.tsx"));

/** Palette and help are loaded on first use. */
export function Shortcuts() {
  const router = useRouter();
  const timesOpened = useTimesOpened();
  const [isHelpOpen, setHelpOpen] = useState<boolean>();
  useEffect(() => {
    const acts: Record<Shortcut, () => void> = {
      palette: openPalette,
      help: () => setHelpOpen(true),
      search: () => void focusSearch(router),
    };
    return onShortcut((shortcut) => acts[shortcut]());
  }, [router]);
  return (
    <Suspense>
      {timesOpened > 0 && <Palette timesOpened={timesOpened} onHelp={() => setHelpOpen(true)} />}
      {isHelpOpen !== undefined && <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </Suspense>
  );
}

function onShortcut(act: (shortcut: Shortcut) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event, {
      isTyping: isTyping(event),
      isModalOpen: isModalOpen(),
      isQuestionOpen: isQuestionOpen(),
      areSingleKeysOn: areSingleKeysOn(),
    });
    if (!shortcut) return;
    event.preventDefault();
    act(shortcut);
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

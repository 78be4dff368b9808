import type { AnyRouter } from "@tanstack/react-router";

/** Somebody may have typed into a screen that the server painted, before the app came (decision 0177). */
type PaintedFields = {
  values: Record<string, string>;
  focused: string | undefined;
  isSubmitted: boolean;
};

const root = globalThis.document?.getElementById("root");
const inputs = root?.dataset.painted === undefined ? [] : [...root.querySelectorAll("input")];
let focused = inputs.find((input) => input === document.activeElement)?.name;
for (const input of inputs)
  input.addEventListener("focus", () => {
    focused = input.name;
  });

/** Returns what the painted fields hold now; undefined on a screen that the app drew. */
export function paintedFields(): PaintedFields | undefined {
  if (!root || inputs.length === 0) return undefined;
  const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  return { values, focused, isSubmitted: root.dataset.submitted !== undefined };
}

/** Returns the provider that was pressed on the painted screen, once. */
export function takePaintedProvider(): string | undefined {
  const provider = root?.dataset.provider;
  delete root?.dataset.provider;
  return provider;
}

/** The app's own fields hold it now. */
export function forgetPaintedFields(): void {
  inputs.length = 0;
}

/** Waits until the app can stand in a painted screen's place, so that nothing flickers. */
export async function readyToTakeOver(router: AnyRouter): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all([router.load(), ...styles.map(loaded)]);
  while (root?.dataset.pressed !== undefined) await released(root);
}

/** A button that is replaced under a pressed finger never gets its click. */
const released = (root: HTMLElement): Promise<unknown> =>
  new Promise((resolve) => root.addEventListener("released", resolve, { once: true }));

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });

/** The painted page's style would dress the app, too. */
export function leavePaintedStyle(): void {
  for (const painted of document.querySelectorAll("[data-painted]")) {
    if (painted === root) delete root.dataset.painted;
    else painted.remove();
  }
}

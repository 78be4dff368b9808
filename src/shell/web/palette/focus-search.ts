import type { AnyRouter } from "@tanstack/react-router";

const triesMax = 120;

export async function focusSearch(router: AnyRouter): Promise<void> {
  if (router.state.location.pathname !== "/media") await router.navigate({ to: "/media" });
  const field = await appeared();
  field?.focus();
  field?.select();
}

/** Waits until the screen has drawn the field; on narrow windows it stays folded away with the filters. */
async function appeared(): Promise<HTMLInputElement | undefined> {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field?.checkVisibility()) return field;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return undefined;
}

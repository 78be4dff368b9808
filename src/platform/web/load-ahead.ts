/** Brings a part's code as soon as somebody turns to its button. A failure is told where the part is opened. */
export function loadAhead(load: () => Promise<unknown>) {
  const begin = () => void load().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin } as const;
}

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useAdjust } from "../address.ts";
import { texts } from "../texts.ts";
import { boundedWidth, widthMax, widthMin, widthStep, withWidth } from "../widths.ts";
import classes from "./columns.module.css";

type ColumnEdgeProps = {
  id: string;
  label: string;
  /** Undefined for the default width. */
  width: number | undefined;
  ownWidth: number;
};

/** A column's edge, moved by pointer or arrow keys; Home or a double click resets the width. */
export function ColumnEdge({ id, label, width, ownWidth }: ColumnEdgeProps) {
  const adjust = useAdjust();
  const drawn = useRef<{ x: number; from: number; to: number }>(undefined);
  const set = (next: number | undefined) => adjust(({ widths }) => ({ widths: withWidth(widths, id, next) }));
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = afterKey(event, width ?? headerOf(event.currentTarget).offsetWidth);
    if (next === "other") return;
    event.preventDefault();
    set(next);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = headerOf(event.currentTarget).offsetWidth;
    drawn.current = { x: event.clientX, from, to: from };
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (!drawn.current) return;
    drawn.current.to = boundedWidth(drawn.current.from + event.clientX - drawn.current.x);
    show(event.currentTarget, id, drawn.current.to);
  };
  const end = () => {
    if (drawn.current && drawn.current.to !== drawn.current.from) set(drawn.current.to);
    drawn.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs has no value and takes no focus
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.widths.edge(label)}
      aria-valuenow={width ?? ownWidth}
      aria-valuemin={widthMin}
      aria-valuemax={widthMax}
      tabIndex={0}
      className={classes.edge}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => set(undefined)}
    />
  );
}

const headerOf = (edge: HTMLElement): HTMLElement => edge.parentElement ?? edge;

/** Returns the width that a key sets; undefined is the default width. */
function afterKey({ key, shiftKey }: KeyboardEvent, width: number): number | undefined | "other" {
  const step = shiftKey ? 5 * widthStep : widthStep;
  if (key === "ArrowRight") return boundedWidth(width + step);
  if (key === "ArrowLeft") return boundedWidth(width - step);
  return key === "Home" ? undefined : "other";
}

/** While dragging only the column moves: the address changes at the end, and no row renders again. */
function show(edge: HTMLElement, id: string, width: number): void {
  const table = edge.closest("table");
  const column = table?.querySelector<HTMLElement>(`col[data-column="${id}"]`);
  if (!table || !column) return;
  const grown = width - headerOf(edge).offsetWidth;
  if (table.offsetWidth + grown >= (table.parentElement?.clientWidth ?? 0) || id === "name")
    table.style.width = `${table.offsetWidth + grown}px`;
  column.style.width = `${width}px`;
}

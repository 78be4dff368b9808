import type { ReactNode } from "react";
import type { StateTone } from "../../contract/state-tone.ts";
import classes from "./status-tag.module.css";

type StatusTagProps = {
  tone: StateTone;
  title?: string | undefined;
  /** Without the dot, for a kind instead of a state. */
  isPlain?: boolean;
  children: ReactNode;
};

/** The one look of states: the word says it, dot and color repeat it. */
export function StatusTag({ tone, title, isPlain = false, children }: StatusTagProps) {
  return (
    <span className={classes.tag} data-tone={tone} data-plain={isPlain || undefined} title={title}>
      {children}
    </span>
  );
}

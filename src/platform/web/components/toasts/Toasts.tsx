import { Notification } from "@mantine/core";

import { useLayoutEffect, useRef } from "react";
import { texts } from "../../texts.ts";
import classes from "./Toasts.module.css";
import { topBeside } from "./toast-place.ts";
import { removeToast, type Toast, useToasts } from "./toast-store.ts";

const colors: Record<Toast["kind"], string> = { info: "gray", success: "green", error: "red" };

/** Toasts stand top right (R1.8), but never over the pressed button, which they speak of. */
export function Toasts() {
  const toasts = useToasts();
  const stack = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast makes the stack higher
  useLayoutEffect(() => {
    if (isEmpty || !stack.current) return;
    stack.current.style.removeProperty("inset-block-start");
    const top = topBeside(stack.current.getBoundingClientRect(), pressed(), window.innerHeight);
    if (top !== undefined) stack.current.style.insetBlockStart = `${top}px`;
  }, [toasts]);
  return (
    <div ref={stack} className={classes.stack} aria-live="polite">
      {toasts.map(({ id, kind, content, title }) => (
        <Notification
          key={id}
          role={kind === "error" ? "alert" : "status"}
          className={classes.toast}
          color={colors[kind]}
          title={title || undefined}
          withBorder
          closeButtonProps={{ "aria-label": texts.close }}
          onClose={() => removeToast(id)}
        >
          {content}
        </Notification>
      ))}
    </div>
  );
}

function pressed(): DOMRect | undefined {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches("button, a, input, select, textarea")
    ? at.getBoundingClientRect()
    : undefined;
}

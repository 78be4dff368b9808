import { Button, Notification } from "@mantine/core";
import { useEffect, useLayoutEffect, useRef } from "react";
import { keyedWords, keysOf } from "../../keys/keys.ts";
import { useOfferedKeys } from "../../keys/screen-keys.ts";
import { isSingleKey } from "../../keys/single-keys.ts";
import { texts } from "../../texts.ts";
import { whatToastsSpare } from "./obstacles.ts";
import classes from "./Toasts.module.css";
import { freeTop } from "./toast-place.ts";
import { currentToasts, holdToasts, removeToast, type Toast, useToasts } from "./toast-store.ts";

const colors: Record<Toast["kind"], string> = { info: "gray", success: "green", error: "red" };

/** Toasts stand top right (R1.8), but never over a control or a total. */
export function Toasts() {
  const toasts = useToasts();
  const stack = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useUndoKey(toasts.some(({ undos }) => undos.length > 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast makes the stack higher
  useLayoutEffect(() => {
    if (isEmpty || !stack.current) return;
    stack.current.style.removeProperty("inset-block-start");
    const top = freeTop(stack.current.getBoundingClientRect(), whatToastsSpare(stack.current), window.innerHeight);
    if (top !== undefined) stack.current.style.insetBlockStart = `${top}px`;
  }, [toasts]);
  return (
    <div ref={stack} className={classes.stack} aria-live="polite">
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function OneToast({ toast }: { toast: Toast }) {
  const { id, kind, content, title, count, undos } = toast;
  const isCounted = count > 1 && undos.length === 0;
  return (
    <Notification
      role={kind === "error" ? "alert" : "status"}
      className={classes.toast}
      color={colors[kind]}
      title={title || undefined}
      withBorder
      closeButtonProps={{ "aria-label": texts.close }}
      onClose={() => removeToast(id)}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      <div className={classes.line}>
        <span>
          {content}
          {isCounted && <span className={classes.count}>{` ${texts.times(count)}`}</span>}
        </span>
        {undos.length > 0 && (
          <Button variant="link" onClick={() => void takeBack(toast)} {...keyedWords("undo")}>
            {texts.undo}
          </Button>
        )}
      </div>
    </Notification>
  );
}

/** The newest deed first: each was done upon the ones before. */
async function takeBack({ id, undos }: Toast): Promise<void> {
  removeToast(id);
  for (const undo of undos) await undo();
}

function useUndoKey(isOffered: boolean): void {
  useOfferedKeys(isOffered ? ["undo"] : []);
  useEffect(() => {
    if (!isOffered) return;
    const listen = (event: KeyboardEvent) => {
      const newest = currentToasts().findLast(({ undos }) => undos.length > 0);
      if (!newest || !keysOf(event.key).includes("undo") || !isSingleKey(event)) return;
      event.preventDefault();
      void takeBack(newest);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOffered]);
}

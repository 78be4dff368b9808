import { Notification } from "@mantine/core";
import { texts } from "../../texts.ts";
import classes from "./Toasts.module.css";
import { removeToast, type Toast, useToasts } from "./toast-store.ts";

const colors: Record<Toast["kind"], string> = { info: "gray", success: "green", error: "red" };

/** Where toasts stand: top right, above everything (R1.8). */
export function Toasts() {
  return (
    <div className={classes.stack} aria-live="polite">
      {useToasts().map(({ id, kind, content, title }) => (
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

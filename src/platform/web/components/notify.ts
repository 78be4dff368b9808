import { ApiError } from "../api-error.ts";
import { texts } from "../texts.ts";
import { addToast, type SaidToast } from "./toasts/toast-store.ts";

type Doing = Pick<SaidToast, "deed" | "undo">;

/** Toasts at the top right (R1.8). */
export const notify = {
  info: (content: string, title = "") => addToast({ kind: "info", content, title }),
  success: (content: string, title = "") => addToast({ kind: "success", content, title }),
  /** A deed that can be taken back, or is often done to many things one after the other. */
  done: (content: string, { deed, undo }: Doing) =>
    addToast({ kind: "success", content, ...(deed && { deed }), ...(undo && { undo: () => takingBack(undo) }) }),
  error: (content: string, title = "") => addToast({ kind: "error", content, title }),
  /** In the API's words when it has any. */
  failure: (error: unknown) => notify.error(reasonOf(error)),
};

/** Says how it went, so that it never throws. */
const takingBack = (undo: () => Promise<unknown>): Promise<void> =>
  undo().then(() => notify.info(texts.undone), notify.failure);

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.somethingWrong;
  return error.status === 403 ? texts.noPermissions : error.message;
}

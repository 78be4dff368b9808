import { useMutation } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import { markAllRead, markNotificationRead, markNotificationUnread } from "./api.ts";
import { texts } from "./texts.ts";

const marking = { meta: { says: texts.changes.read }, onError: notify.failure };

/** Opening something reads it, which needs no word. */
export const useMarkNotificationRead = () => useMutation({ ...marking, mutationFn: markNotificationRead });

export const useMarkReadByHand = () =>
  useMutation({
    ...marking,
    mutationFn: markNotificationRead,
    onSuccess: (_done, id) =>
      notify.done(texts.markedRead(1), {
        deed: { name: "mark as read", many: texts.markedRead },
        undo: () => markNotificationUnread(id),
      }),
  });

/** Takes the newest notification on the screen; later ones stay unread. */
export const useMarkAllRead = () =>
  useMutation({
    ...marking,
    mutationFn: markAllRead,
    onSuccess: (_done, upTo) => notify.done(texts.markedAllRead, { undo: () => markNotificationUnread(upTo) }),
  });

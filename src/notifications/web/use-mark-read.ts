import { useMutation } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import { markAllRead, markNotificationRead } from "./api.ts";
import { texts } from "./texts.ts";

const marking = { meta: { says: texts.changes.read }, onError: notify.failure };

export const useMarkNotificationRead = () => useMutation({ ...marking, mutationFn: markNotificationRead });

/** Takes the newest notification on the screen; later ones stay unread. */
export const useMarkAllRead = () => useMutation({ ...marking, mutationFn: markAllRead });

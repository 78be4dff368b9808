import { useNavigate } from "@tanstack/react-router";
import type { Side } from "#accounts/places.ts";
import { updateCurrent } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { notify } from "#platform/web/components/notify.ts";

/** Tells the server, changes the side and opens the new workspace's dashboard. */
export function useSwitch() {
  const navigate = useNavigate();
  return async (place: Parameters<typeof updateCurrent>[0], side: Side) => {
    try {
      await updateCurrent(place);
      chooseSide(side);
      await navigate({ to: side === "media" ? "/publisher/dashboard" : "/dashboard" });
    } catch (error) {
      notify.failure(error);
    }
  };
}

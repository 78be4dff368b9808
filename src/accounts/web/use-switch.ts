import { useNavigate } from "@tanstack/react-router";
import { notify } from "#platform/web/components/notify.ts";
import { sideEntered } from "../people/sides.ts";
import { updateCurrent } from "./api.ts";
import { chooseSide } from "./session-state.ts";

/** Tells the server, changes the side and opens the new workspace's dashboard. */
export function useSwitch() {
  const navigate = useNavigate();
  return async (place: Parameters<typeof updateCurrent>[0]) => {
    try {
      const side = sideEntered(place, await updateCurrent(place));
      chooseSide(side);
      await navigate({ to: side === "media" ? "/publisher/dashboard" : "/dashboard" });
    } catch (error) {
      notify.failure(error);
    }
  };
}

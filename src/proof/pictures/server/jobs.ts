import type { Disk } from "flydrive";
import type { Queue } from "#platform/jobs/queue.ts";
import type { Publications } from "../../server/commands.ts";
import type { PictureBrowser } from "./browser.ts";
import { keepPicture } from "./commands.ts";

/** One at a time: a browser takes half a processor. Without a browser nothing is done. */
export const takePictureQueue = (
  publications: Publications,
  store: Disk,
  browser: PictureBrowser | undefined,
): Queue<{ linkCheckId: string }> => ({
  name: "take-picture",
  workers: 1,
  retryLimit: 1,
  async handle(database, { linkCheckId }, log) {
    if (!browser) return;
    if (!(await keepPicture(database, { publications, store, browser }, linkCheckId)))
      log.warn({ linkCheckId }, "no picture of the page could be taken");
  },
});

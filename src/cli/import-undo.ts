import { undoLines } from "#imports/report.ts";
import { undoAtOnce } from "#imports/server/undo.ts";
import { isUuid } from "#platform/contract/iri.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { WithInstallation } from "./import.ts";

/** Returns the exit code. */
export async function undoImportCommand(
  [id = "", ...others]: string[],
  withInstallation: WithInstallation,
): Promise<number> {
  if (!isUuid(id) || others.length > 0) {
    console.error("byline import undo ID: the id that the import printed, or that its screen shows.");
    return 2;
  }
  return withInstallation(async ({ database }) => {
    try {
      const report = await undoAtOnce(database, id);
      console.log(undoLines(report).join("\n"));
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.error(error.message);
      return 1;
    }
  });
}

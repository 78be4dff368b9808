import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("settings.server.refuseTaken", {
  taken: "This one exists already.",
});

/** Throws 422 at the field when another row has the value already. */
export async function refuseTaken<Result>(
  write: PromiseLike<Result>,
  constraint: string,
  field: string,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === constraint) throw invalid(field, texts.taken, "taken");
    throw error;
  }
}

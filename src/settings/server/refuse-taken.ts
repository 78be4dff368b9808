import { violatedConstraint } from "#platform/database/faults.ts";
import { invalid } from "#platform/http/errors.ts";

/** Throws 422 at the field when another row has the value already. */
export async function refuseTaken<Result>(
  write: PromiseLike<Result>,
  constraint: string,
  field: string,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === constraint) throw invalid(field, "This one exists already.", "taken");
    throw error;
  }
}

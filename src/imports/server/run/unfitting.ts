import { refuseUnfitting } from "#formats/imports/server/commands/write.ts";
import type { Tx } from "#platform/database/database.ts";
import { boundField, type ImportBinding } from "../../rows/binding.ts";
import type { ErrorLog } from "../file/error-log.ts";

/** Refuses planned formats whose fields don't fit together, each by its line and column. */
export async function logUnfitting(tx: Tx, binding: ImportBinding, errors: ErrorLog): Promise<void> {
  for await (const problems of refuseUnfitting(tx))
    await errors.add(
      problems.map(({ line, field, message, value }) => ({
        line,
        message,
        column: boundField(binding, field)?.column ?? field,
        value: String(value ?? ""),
      })),
    );
}

import { schemaResolver } from "@mantine/form";
import { authClient } from "#platform/web/session.ts";

type Field = "email" | "password";

/**
 * The server's own schema (R5.5), for the fields that a form has. It is loaded when somebody types, not with the screen:
 * the first load of the sign-in stays small.
 */
export function validateBy(...fields: Field[]) {
  return async (values: Record<string, unknown>) => {
    const { credentials } = await loadCredentials();
    const mask = Object.fromEntries(fields.map((field) => [field, true]));
    return schemaResolver(credentials.pick(mask))(values);
  };
}

/** Fetches, while the person types, what sending will need. */
export function warmUp(): void {
  void loadCredentials();
  void authClient();
}

const loadCredentials = () => import("#accounts/contract.ts");

import { schemaResolver } from "@mantine/form";
import { authClient } from "#platform/web/session.ts";

/**
 * The server's own schema (R5.5), for the fields that a form has. It is loaded when somebody types, not with the screen:
 * the first load of the sign-in stays small.
 */
export async function validateCredentials(values: { email: string; password: string }) {
  const { credentials } = await loadCredentials();
  return schemaResolver(credentials)(values);
}

export async function validateEmail(values: { email: string }) {
  const { credentials } = await loadCredentials();
  return schemaResolver(credentials.pick({ email: true }))(values);
}

export async function validatePassword(values: { password: string }) {
  const { credentials } = await loadCredentials();
  return schemaResolver(credentials.pick({ password: true }))(values);
}

/** Fetches, while the person types, what sending will need. */
export function warmUp(): void {
  void loadCredentials();
  void authClient();
}

const loadCredentials = () => import("../credentials.ts");

import { schemaResolver } from "@mantine/form";
import { authClient } from "#platform/web/session.ts";

/** The server's schema (R5.5), loaded at the first keystroke to keep the screen's first load small. */
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

/** Fetches the submit's code while the person types. */
export function warmUp(): void {
  void loadCredentials();
  void authClient();
}

const loadCredentials = () => import("../credentials.ts");

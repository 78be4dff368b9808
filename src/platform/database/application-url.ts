import { sessionDefaults } from "./session-defaults.ts";

/** The application's statements run as this role, which may not rewrite the books. */
export const applicationRole = "byline_app";

/** Default schema of the accounts. Only migrations write this name, never a statement. */
export const usualAccountSchema = "auth";

/** Returns the URL with the application's role, the accounts' schema and UTC set on every connection. */
export function applicationUrl(ownerUrl: string, accountSchema = usualAccountSchema): string {
  return withOptions(ownerUrl, `-c role=${applicationRole}`, searchPath(accountSchema), ...everywhere);
}

/** The same for a user of its own, limited by grants. */
export function withAccountSchema(url: string, accountSchema: string): string {
  return withOptions(url, searchPath(accountSchema), ...everywhere);
}

/** Not escaped: each schema's name is checked where it is configured. */
export const searchPathOf = (accountSchema: string): string => `${accountSchema},public`;

const searchPath = (accountSchema: string) => `-c search_path=${searchPathOf(accountSchema)}`;

const everywhere = Object.entries(sessionDefaults).map(([name, value]) => `-c ${name}=${value}`);

function withOptions(address: string, ...options: string[]): string {
  const url = new URL(address);
  const before = url.searchParams.get("options");
  url.searchParams.set("options", [...(before ? [before] : []), ...options].join(" "));
  return url.href;
}

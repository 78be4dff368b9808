/** The role that the application's statements run as; it may not rewrite the books. */
export const applicationRole = "byline_app";

/** Where the accounts lie unless configuration says otherwise. Only migrations write this name: no statement does. */
export const usualAccountSchema = "auth";

/** The same database, but every connection acts as the application's role and finds the accounts in their schema. */
export function applicationUrl(ownerUrl: string, accountSchema = usualAccountSchema): string {
  return withOptions(ownerUrl, `-c role=${applicationRole}`, searchPath(accountSchema));
}

/** The same for a user of its own, whom grants limit. */
export function withAccountSchema(url: string, accountSchema: string): string {
  return withOptions(url, searchPath(accountSchema));
}

/** Each part of the schema list is checked where it is configured: it goes into the text as it is. */
const searchPath = (accountSchema: string) => `-c search_path=${accountSchema},public`;

function withOptions(address: string, ...options: string[]): string {
  const url = new URL(address);
  const before = url.searchParams.get("options");
  url.searchParams.set("options", [...(before ? [before] : []), ...options].join(" "));
  return url.href;
}

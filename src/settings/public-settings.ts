/** What the web app learns before anybody signs in. */
export type PublicSettings = {
  /** By name; one that is not here is off. */
  flags: Record<string, boolean>;
  redirects: { path: string; target: string; permanent: boolean }[];
};

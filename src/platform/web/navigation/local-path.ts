/** Where to go on afterwards, as an address says it: a path of this app, or its start when it is anything else. */
export function localPath(next: string | undefined | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : "/";
}

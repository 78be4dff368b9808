/** Returns a path of this app; "/" for any other address, so that links can't redirect elsewhere. */
export function localPath(next: string | undefined | null): string {
  return next && /^\/(?![/\\])/.test(next) ? next : "/";
}

/**
 * Returns a path of this app; "/" for any other address, so that links can't redirect elsewhere. Control characters are
 * refused: a URL parser strips some, which turns "/\t/evil.example" into another host.
 */
export function localPath(next: string | undefined | null): string {
  return next && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : "/";
}

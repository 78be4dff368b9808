type FallbackSession = { access_token: string; refresh_token: string };

const names = { access_token: "sb-access-token", refresh_token: "sb-refresh-token" };

/**
 * Takes over another application's session on this site from its cookies (R9.14). Only read for visitors without a
 * session. Reading deletes the cookies, valid or not.
 */
export function takeFallbackSession(): FallbackSession | undefined {
  const access_token = take(names.access_token);
  const refresh_token = take(names.refresh_token);
  return access_token && refresh_token ? { access_token, refresh_token } : undefined;
}

function take(name: string): string | undefined {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=; Path=/; Max-Age=0`;
  return decoded(found.slice(name.length + 1));
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

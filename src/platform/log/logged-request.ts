type Request = { method: string; id: string; routeOptions?: { url?: string | undefined } };

/** Names a request by its route's pattern: addresses of shared links and invitations are secrets. */
export function loggedRequest({ method, id, routeOptions }: Request) {
  return { method, route: routeOptions?.url ?? "(no route)", id };
}

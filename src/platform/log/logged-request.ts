type Request = { method: string; id: string; routeOptions?: { url?: string | undefined } };

/** A request as its log line names it: by the route's pattern, since addresses of shared links and invitations are secrets. */
export function loggedRequest({ method, id, routeOptions }: Request) {
  return { method, route: routeOptions?.url ?? "(no route)", id };
}

import type { FastifyRequest } from "fastify";

/** Names a call by its route's pattern: addresses hold ids and secrets, and would make a series each. */
export const operationName = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? "(no route)"}`;

import type { FastifyInstance, FastifyRequest } from "fastify";
import { entranceAt } from "#accounts/apps/app.ts";
import type { CallLimit } from "#platform/http/call-limit.ts";
import { wasCounted } from "#platform/http/calls-left.ts";
import { networkOf } from "#platform/http/requests/network.ts";

type Visitors = {
  limit: CallLimit;
  isFree: (request: FastifyRequest) => boolean;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
};

/**
 * Limits visitors' calls by their network. A token makes a call somebody's only once it identifies them: at an entrance
 * of the API it may be a key, elsewhere a session alone. So no made-up token leads past the limit.
 */
export function limitVisitors(app: FastifyInstance, { limit, isFree, isSignedIn }: Visitors): void {
  const count = (request: FastifyRequest) => limit.countFor(request, `visitor ${networkOf(request.ip)}`);
  const atEntrance = new WeakSet<FastifyRequest>();
  app.addHook("onRequest", async (request) => {
    if (isFree(request)) return;
    if (request.headers.authorization !== undefined) {
      if (entranceAt(request.url)) return void atEntrance.add(request);
      if (await isSignedIn(request)) return;
    }
    count(request);
  });
  // By now the entrance has refused the token, or never asked for it. A fault of Byline's counts for nobody.
  app.addHook("onSend", async (request, { statusCode }) => {
    const isUnknown = atEntrance.has(request) && !wasCounted(request) && statusCode < 500;
    if (isUnknown && !(await isSignedIn(request))) count(request);
  });
}

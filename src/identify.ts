import type { FastifyRequest } from "fastify";
import { audienceAddress, type EntranceAudience, entranceAt } from "#accounts/apps/app.ts";
import { apiTokenPrefix } from "#accounts/grants/grant.ts";
import { identifyByAppToken, identifyByKey, type KnownGrant } from "#accounts/grants/server/identify.ts";
import { admit } from "#accounts/server/admit.ts";
import { loadActor, sessionOver } from "#accounts/server/queries/actor.ts";
import { createTokenVerifier, InvalidAccessToken } from "#auth/server/sessions/access-token.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/http/call.ts";
import type { CallCounts } from "#platform/http/call-counts.ts";
import { CallLimit } from "#platform/http/call-limit.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Config } from "./config.ts";

const texts = catalogue("identify", {
  badToken: "Agents call with an API token or as a connected app. Make one in your profile.",
  noAuthorization: "Sign in to do this.",
});

/** The parts of an operation that decide about its callers. */
type GuardedOperation = Pick<
  Operation,
  "method" | "permission" | "otherSide" | "scope" | "operator" | "personal" | "freshProof"
>;
export type Identify = (request: FastifyRequest, operation: GuardedOperation) => Promise<Caller>;

/** The first two count a caller's calls together. */
export type Identifying = {
  identify: Identify;
  /** Returns the bearer's grant, or throws 401: a person's session is not for agents (decision 0196). */
  identifyToken: (request: FastifyRequest) => Promise<KnownGrant>;
  /** True for the token of a person's session; asks the database nothing. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
};

/** Recognizes the bearer token's person (R6.5), or throws 401; their rights are read on demand. */
export function identifier(database: Database, config: Config, counts: CallCounts): Identifying {
  const verify = createTokenVerifier(database, config);
  const accountsElsewhere = config.AUTH_URL !== undefined;
  const operators = { needFactor: config.operatorsNeedFactor, sessionSeconds: config.OPERATOR_SESSION_SECONDS };
  // A program that calls too often locks out neither its person nor others at its address.
  const callers = new CallLimit(config.RATE_LIMIT, counts);
  const known = async (token: string, request: FastifyRequest) => {
    const { ip: address, url } = request;
    const presented = { token, address, accountsElsewhere };
    const found = token.startsWith(apiTokenPrefix)
      ? await identifyByKey(database, presented)
      : await identifyByAppToken(database, presented, audienceAddress(config.publicUrl, audienceOf(url)));
    // By the grant, so that an app does not begin anew with each token.
    callers.countFor(request, `grant ${found.id}`);
    return found;
  };
  const identifyToken = async (request: FastifyRequest) => {
    const token = bearerOf(request);
    if (isSession(token)) throw new Refusal(401, "bad_token", texts.badToken);
    return known(token, request);
  };
  const identify: Identify = async (request, operation) => {
    const token = bearerOf(request);
    if (!isSession(token)) return (await known(token, request)).callerOf(operation);
    try {
      const claims = await verify(token);
      const { userId, expiresAt } = claims;
      callers.countFor(request, `person ${userId}`);
      return {
        userId,
        expiresAt,
        readActor: async (reader) => admit(await loadActor(reader, claims), operation, operators),
      };
    } catch (error) {
      if (error instanceof InvalidAccessToken) throw sessionOver();
      throw error;
    }
  };
  const isSignedIn = async (request: FastifyRequest) => {
    const token = bearerIn(request);
    return token !== undefined && isSession(token) && verify(token).then(Boolean, () => false);
  };
  return { identify, identifyToken, isSignedIn };
}

/** Sessions are signed documents of three parts; keys and apps' tokens are opaque words. */
const isSession = (token: string): boolean => token.includes(".");

const audienceOf = (url: string): EntranceAudience => entranceAt(url) ?? "api";

const bearerIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];

function bearerOf(request: FastifyRequest): string {
  const token = bearerIn(request);
  if (!token) throw new Refusal(401, "no_authorization", texts.noAuthorization);
  return token;
}

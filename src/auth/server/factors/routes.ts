import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { isUuid } from "#platform/contract/iri.ts";
import { challengeBody, codeBody, factorBody } from "../../contract.ts";
import { requireFreshProof } from "../accounts/fresh-proof.ts";
import { readBody } from "../body.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import type { LimitedCall } from "../limits/limits.ts";
import { authenticate, type Bearer } from "../sessions/authenticate.ts";
import { tokenResponse } from "../sessions/token-response.ts";
import { challengeFactor } from "./challenge.ts";
import { enrollTotp, enrollWebauthn } from "./enroll.ts";
import { makeRecoveryCodes, readRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import { anonymousRefused, enrolmentDisabled, factorIdMalformed, verificationDisabled } from "./refusals.ts";
import { unenrollFactor } from "./unenroll.ts";
import { verifyFactor } from "./verify.ts";
import { webauthnProofBody } from "./webauthn.ts";

/** The bearer's second factors (R6.1); every user object lists them. */
export function factorRoutes(
  app: FastifyInstance,
  context: AuthContext,
  limited: (call: LimitedCall) => RouteShorthandOptions,
): void {
  app.post("/factors", postFactor(context));
  app.post("/factors/:id/challenge", limited("mfa_challenge"), postChallenge(context));
  app.post("/factors/:id/verify", limited("mfa_verify"), postProof(context));
  app.delete("/factors/:id", deleteFactor(context));
  app.get("/factors/recovery_codes", getRecoveryCodes(context));
  app.post("/factors/recovery_codes", postRecoveryCodes(context));
  app.post("/factors/recovery_codes/verify", limited("mfa_verify"), postRecoveryCode(context));
}

/** POST /factors: 200 with the secret as text, address and picture. */
function postFactor(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const bearer = await authenticatePerson(context, request);
    const { factor_type: kind, friendly_name: friendlyName = "", issuer } = readBody(factorBody, request);
    const isOn = { totp: settings.AUTH_MFA_TOTP_ENROLL, webauthn: settings.AUTH_MFA_WEBAUTHN, phone: false };
    if (!isOn[kind]) throw enrolmentDisabled(kind);
    await requireFreshProof(context, bearer);
    if (kind === "webauthn")
      return enrollWebauthn(database, settings, bearer.claims, { friendlyName }, clientOf(request));
    return enrollTotp(database, settings, bearer.claims, { friendlyName, issuer }, clientOf(request));
  };
}

/** POST /factors/{id}/challenge: 200 with the challenge's id; a body is not needed. */
function postChallenge(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { claims } = await authenticatePerson(context, request);
    const factorId = factorIdOf(request);
    return database.transaction((tx) => challengeFactor(tx, settings, claims, factorId, clientOf(request)));
  };
}

/** POST /factors/{id}/verify: 200 with the session, now aal2. */
function postProof(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { claims } = await authenticatePerson(context, request);
    const factorId = factorIdOf(request);
    const { challenge_id: challengeId } = readBody(challengeBody, request);
    const proof = { factorId, challengeId, ...proofOf(settings, request) };
    return tokenResponse(context, await verifyFactor(database, settings, claims, proof, clientOf(request)));
  };
}

function proofOf(settings: AuthContext["settings"], request: FastifyRequest) {
  const isCredential = Object.hasOwn(Object(request.body), "webauthn");
  if (isCredential ? !settings.AUTH_MFA_WEBAUTHN : !settings.AUTH_MFA_TOTP_VERIFY)
    throw verificationDisabled(isCredential ? "webauthn" : "totp");
  return readBody(isCredential ? webauthnProofBody : codeBody, request);
}

/** GET /factors/recovery_codes: how many are left. */
function getRecoveryCodes(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const { claims } = await authenticatePerson(context, request);
    return readRecoveryCodes(context.database.reader, claims.userId);
  };
}

/** POST /factors/recovery_codes: 200 with ten new ones, which void the earlier. */
function postRecoveryCodes(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const bearer = await authenticatePerson(context, request);
    await requireFreshProof(context, bearer);
    return context.database.transaction((tx) => makeRecoveryCodes(tx, bearer.claims, clientOf(request)));
  };
}

/** POST /factors/recovery_codes/verify: 200 with the session, now aal2. */
function postRecoveryCode(context: AuthContext) {
  const { database, settings } = context;
  return async (request: FastifyRequest) => {
    const { claims } = await authenticatePerson(context, request);
    const { code } = readBody(codeBody, request);
    return tokenResponse(context, await useRecoveryCode(database, settings, claims, code, clientOf(request)));
  };
}

/** DELETE /factors/{id}: 200 with the id. */
function deleteFactor(context: AuthContext) {
  return async (request: FastifyRequest) => {
    const bearer = await authenticatePerson(context, request);
    const factorId = factorIdOf(request);
    await requireFreshProof(context, bearer);
    return context.database.transaction((tx) => unenrollFactor(tx, bearer.claims, factorId, clientOf(request)));
  };
}

/** Throws 403 for anonymous accounts also. */
export async function authenticatePerson(context: AuthContext, request: FastifyRequest): Promise<Bearer> {
  const bearer = await authenticate(context, request);
  if (bearer.account.user.isAnonymous) throw anonymousRefused();
  return bearer;
}

function factorIdOf({ params }: FastifyRequest): string {
  const { id } = params as { id: string };
  if (!isUuid(id)) throw factorIdMalformed();
  return id.toLowerCase();
}

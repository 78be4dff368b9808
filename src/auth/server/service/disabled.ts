import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { Refusal } from "#platform/http/errors.ts";
import type { LimitedCall } from "../limits/limits.ts";
import { featureDisabled } from "../refusals.ts";

/** Refuses unsupported endpoints of the protocol in their own words, before the body is read. */
export function disabledRoutes(
  app: FastifyInstance,
  limited: (call: LimitedCall) => { onRequest: NonNullable<RouteShorthandOptions["onRequest"]> },
): void {
  const refuse = (refusal: () => Refusal) => ({
    onRequest: async () => {
      throw refusal();
    },
  });
  const never = async () => {};
  app.post("/sso", { onRequest: [limited("sso").onRequest, refuse(samlDisabled).onRequest].flat() }, never);
  app.all("/sso/*", refuse(samlDisabled), never);
  app.all("/oauth/*", refuse(oauthServerDisabled), never);
}

const samlDisabled = () => new Refusal(404, "saml_provider_disabled", "SAML 2.0 is disabled");
const oauthServerDisabled = () => featureDisabled("OAuth server is disabled");

import type { FastifyReply, FastifyRequest } from "fastify";
import packageJson from "../../../package.json" with { type: "json" };
import type { AuthContext } from "./context.ts";

/** What a sign-in page may offer. */
export function getSettings() {
  return async () => ({
    external: { anonymous_users: false, email: true, phone: false, google: false, linkedin_oidc: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: false,
  });
}

export function getHealth() {
  return async () => ({
    version: packageJson.version,
    name: "Byline Auth",
    description: "User registration and authentication",
  });
}

/** The public halves of the signing keys; clients verify access tokens with them on their own. */
export function getJwks({ keys }: AuthContext) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    const published = await keys.published();
    return reply.header("cache-control", "public, max-age=600").send({ keys: published });
  };
}

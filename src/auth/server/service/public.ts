import type { FastifyReply, FastifyRequest } from "fastify";
import packageJson from "../../../../package.json" with { type: "json" };
import type { AuthContext } from "../context.ts";
import { hasPasskeys } from "../passkeys/relying-party.ts";
import { algorithms } from "../tokens/key-file.ts";

export function getSettings({ settings }: AuthContext) {
  return async () => ({
    external: {
      anonymous_users: settings.AUTH_ANONYMOUS_PROVIDER,
      email: settings.AUTH_EMAIL_PROVIDER,
      phone: settings.AUTH_PHONE_PROVIDER,
      google: false,
      linkedin_oidc: false,
      ...Object.fromEntries(settings.providers.map(({ name }) => [name, true])),
    },
    disable_signup: !settings.AUTH_SIGNUP,
    mailer_autoconfirm: settings.AUTH_AUTOCONFIRM,
    phone_autoconfirm: settings.AUTH_SMS_AUTOCONFIRM,
    sms_provider: settings.AUTH_SMS_ACCOUNT ? "twilio" : "",
    saml_enabled: false,
    passkeys_enabled: hasPasskeys(settings),
    recovery_codes_enabled: true,
  });
}

export function getHealth() {
  return async () => ({
    version: packageJson.version,
    name: "Byline Auth",
    description: "User registration and authentication",
  });
}

export function getJwks({ keys }: AuthContext) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    const published = await keys.published();
    return reply.header("cache-control", "public, max-age=600").send({ keys: published });
  };
}

export function getDiscovery({ settings }: AuthContext) {
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header("cache-control", "public, max-age=600").send({
      issuer: settings.issuer,
      jwks_uri: `${settings.serviceUrl}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: algorithms,
      subject_types_supported: ["public"],
    });
}

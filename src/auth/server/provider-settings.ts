import { z } from "zod";

export type ProviderSettings = {
  /** As the client asks for it: `google`, `linkedin_oidc`, `keycloak`. */
  name: string;
  issuer: string;
  /** Identity tokens for any of them are accepted; the first is used for redirects. */
  clientIds: [string, ...string[]];
  clientSecret: string | undefined;
  /**
   * False for LinkedIn, which has no nonce and no PKCE: `state` alone binds its answer. Its secret goes into the body.
   */
  keepsStandard: boolean;
  /** Set when a proxy brings the provider's return to `/callback`. */
  redirectUri?: string | undefined;
  /** Accepts identity tokens from applications without a nonce, for providers that keep none. */
  skipsNonce?: boolean | undefined;
};

const builtIn: Record<string, Pick<ProviderSettings, "name" | "issuer" | "keepsStandard">> = {
  AUTH_GOOGLE: { name: "google", issuer: "https://accounts.google.com", keepsStandard: true },
  AUTH_LINKEDIN: { name: "linkedin_oidc", issuer: "https://www.linkedin.com/oauth", keepsStandard: false },
};

const clientIdVariable = /^(AUTH_GOOGLE|AUTH_LINKEDIN|AUTH_OIDC_([A-Z0-9_]+))_CLIENT_ID$/;

/** These words mean other things where a provider's name stands. */
const taken = /^(email|phone|anonymous_users|sso.*)$/;

/**
 * Reads `AUTH_GOOGLE_…`, `AUTH_LINKEDIN_…`, and `AUTH_OIDC_<NAME>_…` for any other. `_CLIENT_ID` turns one on;
 * `_CLIENT_SECRET`, `_ISSUER`, `_REDIRECT_URI` and `_SKIP_NONCE` go with it.
 */
export const providerVariables = z.record(z.string(), z.string().optional()).transform((env, context) =>
  Object.keys(env).flatMap((variable): ProviderSettings[] => {
    const [, prefix, name] = clientIdVariable.exec(variable) ?? [];
    const [first, ...others] = (env[variable] ?? "").split(",").map((each) => each.trim());
    if (!prefix || !first) return [];
    const known = builtIn[prefix] ?? { name: (name ?? "").toLowerCase(), issuer: undefined, keepsStandard: true };
    if (taken.test(known.name))
      context.addIssue({ code: "custom", path: [variable], message: "this name is taken, choose another" });
    const more = moreOf(env, prefix, context);
    const issuer = z.url({ protocol: /^https?$/ }).safeParse(env[`${prefix}_ISSUER`] || known.issuer);
    if (issuer.success)
      return [
        {
          ...known,
          ...more,
          issuer: issuer.data,
          clientIds: [first, ...others],
          clientSecret: env[`${prefix}_CLIENT_SECRET`],
        },
      ];
    const message = "name the provider's issuer, such as https://login.example.com/realms/byline";
    context.addIssue({ code: "custom", path: [`${prefix}_ISSUER`], message });
    return [];
  }),
);

const redirectUri = z.url({ protocol: /^https?$/ }).optional();
const skipsNonce = z.stringbool().optional();

function moreOf(
  env: Record<string, string | undefined>,
  prefix: string,
  context: z.RefinementCtx,
): Pick<ProviderSettings, "redirectUri" | "skipsNonce"> {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, message: string) => {
    const parsed = schema.safeParse(env[`${prefix}_${name}`] || undefined);
    if (!parsed.success) context.addIssue({ code: "custom", path: [`${prefix}_${name}`], message });
    return parsed.data;
  };
  return {
    redirectUri: read("REDIRECT_URI", redirectUri, "write it as https://news.example/auth/v1/callback"),
    skipsNonce: read("SKIP_NONCE", skipsNonce, "write true or false"),
  };
}

import { z } from "zod";
import { optional } from "./contract.ts";

/** An app of the authorization server, as the protocol's administration shows it. */
export type OauthClient = {
  client_id: string;
  client_name: string;
  /** Told once: when it is made. */
  client_secret?: string;
  client_type: "public" | "confidential";
  token_endpoint_auth_method: OauthClientAuthMethod;
  registration_type: "dynamic" | "manual";
  client_uri?: string;
  logo_uri?: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  created_at: string;
  updated_at: string;
};

const authMethods = ["none", "client_secret_basic", "client_secret_post"] as const;
export type OauthClientAuthMethod = (typeof authMethods)[number];

const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a valid http or https address` })
    .max(2_048, `${name} is too long`);

const name = z.string("client_name is required").trim().min(1, "client_name is required").max(255);
const redirects = z
  .array(z.string().max(2_048), "redirect_uris is required")
  .min(1, "redirect_uris is required")
  .max(10, "redirect_uris may name ten addresses at most");
const grants = z
  .array(z.enum(["authorization_code", "refresh_token"], "grant_types must be authorization_code or refresh_token"))
  .refine((types) => types.includes("authorization_code"), "grant_types must include authorization_code");
const authMethod = z.enum(authMethods, `token_endpoint_auth_method must be one of ${authMethods.join(", ")}`);
/** A person chooses the scopes when they connect an app. */
const noScope = z.undefined("scope is not taken: people choose the scopes of each app that they connect");

export const newOauthClient = z.object({
  client_name: name,
  client_uri: optional(address("client_uri")),
  logo_uri: optional(address("logo_uri")),
  redirect_uris: redirects,
  grant_types: grants.default(["authorization_code", "refresh_token"]),
  response_types: z.array(z.literal("code", "response_types must be code")).length(1).default(["code"]),
  token_endpoint_auth_method: authMethod.default("client_secret_basic"),
  scope: optional(noScope),
});
export type NewOauthClient = z.output<typeof newOauthClient>;

export const oauthClientChange = z.object({
  client_name: optional(name),
  client_uri: optional(address("client_uri")),
  logo_uri: optional(address("logo_uri")),
  redirect_uris: redirects.optional(),
  grant_types: grants.optional(),
  token_endpoint_auth_method: optional(authMethod),
  scope: optional(noScope),
});
export type OauthClientChange = z.output<typeof oauthClientChange>;

/** The apps of an authorization server beside the service. Each function is a transaction of its own. */
export type OauthClients = {
  list(page: { page: number; perPage: number }): Promise<{ clients: OauthClient[]; total: number }>;
  find(id: string): Promise<OauthClient | undefined>;
  /** Throws 400 `validation_failed` for addresses that no code may go to. */
  create(input: NewOauthClient): Promise<OauthClient>;
  update(id: string, change: OauthClientChange): Promise<OauthClient | undefined>;
  /** Ends its connections too. Returns false for an unknown one. */
  remove(id: string): Promise<boolean>;
  /** Throws 400 `validation_failed` for an app without a secret. */
  renewSecret(id: string): Promise<OauthClient | undefined>;
};

import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { get, list, remove, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { grantFields, hasLimitIfNeeded, limitNeeded, spendLimitInput } from "../grants/contract.ts";
import { appScopes } from "./app.ts";

const connectedAppSchema = z.object({
  id: z.string(),
  ...grantFields,
  name: z.string().describe("The name that the app gave itself; nobody checked it."),
  clientId: z
    .string()
    .describe("The app's id at the authorization server; an address for one that describes itself there."),
  organization: linkTo("Organization")
    .nullable()
    .describe("The one organization in which it acts; null for one that acts in none."),
  organizationName: z.string().nullable().describe("Its name."),
  createdAt: instant().describe("When you connected it, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

export const connectedAppResource = resource({
  name: "ConnectedApp",
  path: "connected_apps",
  description:
    "Apps that the signed-in person lets act for them by OAuth 2.1, each in one organization within its scopes.",
  schema: connectedAppSchema,
  operations: {
    list: list({
      summary: "My connected apps, newest first",
      description: "With what each may do, what it spent this month, and its last use.",
      personal: "keys",
      query: z.object({}),
    }),
    get: get({
      summary: "One of my connected apps",
      description: "Its scopes, its limit and its last use.",
      personal: "keys",
    }),
    remove: remove({
      summary: "Revoke an app at once",
      description: "Its tokens end, and the next call with one is refused. Everything that it did before stays.",
      personal: "keys",
    }),
  },
});

const consentSchema = z.object({
  id: z.string().describe("The question's id, in the address of its screen."),
  app: z
    .object({
      name: z.string().describe("The name that the app gave itself; nobody checked it."),
      host: z.string().nullable().describe("The site that describes the app; null for one that registered itself."),
      returnsTo: z
        .string()
        .nullable()
        .describe("Where the answer goes: a site, or the app's own scheme; null for a device."),
    })
    .describe("The app that asks."),
  scopes: z.array(z.enum(appScopes)).describe("Everything that the app asks for."),
  organizations: z
    .array(z.object({ id: z.string().describe("Its id."), name: z.string().describe("Its name.") }))
    .describe("Organizations in one of which it can act, a hundred at most."),
});
export type AppConsent = z.infer<typeof consentSchema>;

export const consentAnswer = z
  .strictObject({
    scopes: z.array(z.enum(appScopes)).max(appScopes.length).describe("Everything that it may do; none to refuse it."),
    organization: linkIn("organizations").nullable().describe("The one organization in which it acts; null for none."),
    spendLimitCents: spendLimitInput,
  })
  .refine(hasLimitIfNeeded, limitNeeded);

const answeredSchema = z.object({
  returnTo: z.string().describe("The address at which the browser goes on, back to the app."),
});

/** An answer comes from the browser that was asked, which its cookie shows. */
export const consentCalls = callsBelow("app_consents", {
  get: {
    method: "GET",
    on: "item",
    summary: "An app's question to be connected",
    description: "For the browser that the app sent here, within half an hour.",
    personal: "keys",
    status: 200,
    answers: { schema: consentSchema },
  },
  answer: {
    method: "POST",
    on: "item",
    summary: "Connect the app, or refuse it",
    description:
      "Asks for a sign-in of the last minutes. The app gets no more than it asked for, in one organization, up to the limit.",
    personal: "keys",
    freshProof: true,
    input: consentAnswer,
    status: 200,
    answers: { schema: answeredSchema },
  },
});

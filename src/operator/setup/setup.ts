import type { SettingsItem } from "#settings/contract.ts";

export type Environment = {
  /** Locally the outbox stands in for a mail server. */
  sendsMail: boolean;
  takesCards: boolean;
  hasIdentityKey: boolean;
};

type Setting = keyof Omit<SettingsItem, "id">;

type SetupStep = {
  title: string;
  /** Consequence of leaving the step undone. */
  stops: string;
  /** Settings change on the screen; variables apply from the next start on. */
  settings: readonly Setting[];
  variables: readonly string[];
  isConfigured: (settings: SettingsItem, environment: Environment) => boolean;
  /** By an operator or a trial, since the step works unset. */
  needsConfirmation: boolean;
  mayBeSkipped: boolean;
};

const usual = {
  settings: [],
  variables: [],
  isConfigured: () => true,
  needsConfirmation: false,
  mayBeSkipped: false,
} as const;

export const setupSteps = {
  legal: {
    ...usual,
    title: "Name and legal data",
    stops: "Invoices and receipts name nobody as their issuer.",
    settings: ["legalName", "legalAddress", "legalCountry", "legalTaxId"],
    variables: ["APP_TITLE", "PUBLIC_URL"],
    isConfigured: ({ legalName, legalAddress, legalCountry }) => [legalName, legalAddress, legalCountry].every(Boolean),
  },
  documents: {
    ...usual,
    title: "Invoices",
    stops: "Orders get receipts without tax, and nobody gets an invoice.",
    settings: ["billingModel"],
    isConfigured: ({ billingModel }) => billingModel !== "undecided",
  },
  mail: {
    ...usual,
    title: "Mail",
    stops: "Nobody can confirm an address, reset a password or hear of an order by mail.",
    variables: ["SMTP_URL", "MAIL_FROM"],
    isConfigured: (_settings, { sendsMail }) => sendsMail,
    needsConfirmation: true,
  },
  payments: {
    ...usual,
    title: "Payments",
    stops: "Nobody can top up by card, and payouts go by payment files alone.",
    variables: ["PAYMENT_PROVIDER", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    isConfigured: (_settings, { takesCards }) => takesCards,
    mayBeSkipped: true,
  },
  transfers: {
    ...usual,
    title: "Bank account for transfers",
    stops: "Nobody can top up by bank transfer.",
    settings: ["bankDetails"],
    isConfigured: ({ bankDetails }) => bankDetails !== "",
    mayBeSkipped: true,
  },
  fee: {
    ...usual,
    title: "Service fee",
    stops: "Orders are booked with the fee that Byline came with.",
    settings: ["feeBasisPoints"],
    needsConfirmation: true,
  },
  identityKey: {
    ...usual,
    title: "Identity key",
    stops: "No identity document and no bank account is taken, so nobody can be paid out.",
    variables: ["IDENTITY_KEY"],
    isConfigured: (_settings, { hasIdentityKey }) => hasIdentityKey,
  },
  review: {
    ...usual,
    title: "Review rules",
    stops: "Outlets are listed without anybody's look at them, as Byline came.",
    settings: ["automaticReview", "verifiedOnly"],
    needsConfirmation: true,
  },
  knownPages: {
    ...usual,
    title: "Known pages",
    stops: "While none of them answers, no loss of a publication counts and the guarantee opens no claim.",
    settings: ["knownPages"],
    needsConfirmation: true,
    mayBeSkipped: true,
  },
  backups: {
    ...usual,
    title: "Backups",
    stops: "A broken disk takes orders, money and documents with it.",
    needsConfirmation: true,
  },
} as const satisfies Record<string, SetupStep>;

export type SetupStepName = keyof typeof setupSteps;
export const setupStepNames = Object.keys(setupSteps) as SetupStepName[];

export const setupDecisions = ["confirmed", "skipped"] as const;
export type SetupDecision = (typeof setupDecisions)[number];

export const stepStates = ["done", "skipped", "unconfirmed", "missing"] as const;
export type StepState = (typeof stepStates)[number];

/** Configuration comes before decisions. */
export function stateOf(
  name: SetupStepName,
  settings: SettingsItem,
  environment: Environment,
  decision: SetupDecision | undefined,
): StepState {
  const step: SetupStep = setupSteps[name];
  const isConfigured = step.isConfigured(settings, environment);
  if (isConfigured && (!step.needsConfirmation || decision === "confirmed")) return "done";
  if (step.mayBeSkipped && decision === "skipped") return "skipped";
  return isConfigured ? "unconfirmed" : "missing";
}

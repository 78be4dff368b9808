import { catalogue } from "#platform/web/catalogue.ts";
import type { SetupStepName, StepState } from "../setup.ts";

export const texts = catalogue("operator-setup", {
  title: "Setup",
  lead: "What this installation needs before it runs for others. The list stays on your first screen until it is done.",
  left: (count: number) => (count === 1 ? "1 step of the setup is left" : `${count} steps of the setup are left`),
  goOn: "Go on with the setup",
  all: "Everything is set up",
  states: { done: "Done", skipped: "Done without", unconfirmed: "To confirm", missing: "Missing" } satisfies Record<
    StepState,
    string
  >,
  without: (stops: string) => `Without it: ${stops}`,
  variables: "Set in the environment; they hold from the next start on:",
  skip: "Do without",
  skipNamed: (step: string) => `Do without: ${step}`,
  confirmNamed: (step: string) => `Confirm: ${step}`,
  steps: {
    legal: { text: "The name of your marketplace, and the company that issues its invoices and receipts." },
    documents: {
      text: "Whether you sell publications yourself or arrange what publishers sell. Each order's documents follow it.",
    },
    mail: { text: "Byline sends you a mail and tells you what your mail server answers.", confirm: "Send A Test Mail" },
    payments: {
      text: "Stripe takes cards and pays publishers out. Without a provider, buyers top up by bank transfer.",
    },
    transfers: { text: "The account that buyers transfer to, as they read it." },
    fee: { text: "Your share of each order. Change it here, or keep it.", confirm: "Keep This Fee" },
    identityKey: {
      text: "Encrypts identity documents and bank details. Make it with “openssl rand -hex 32” and keep it apart from your backups.",
    },
    review: { text: "Whether you look at outlets before they are listed.", confirm: "Keep These Rules" },
    knownPages: {
      text: "Pages that are always there. They tell a lost publication from an outage of your own network.",
      confirm: "Test The Pages",
    },
    backups: {
      text: "“npx byline backup FOLDER --every 1d --keep 7 --check” writes database, files and keys to a folder each day, while Byline runs, and tries each backup. Keep copies on another machine.",
      confirm: "Backups Run",
    },
  } satisfies Record<SetupStepName, { text: string; confirm?: string }>,
  mailed: (email: string) => `The test mail to ${email} is on its way.`,
  answering: "All known pages answer.",
  link: {
    title: "Set up this installation",
    text: (title: string) =>
      `You make the first operator of ${title}: who decides about its settings, money and people.`,
    withoutSecret:
      "This page opens by the setup link that the start of the server prints. Copy the whole link, with the part behind the #.",
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    become: "Become The Operator",
    name: "Your name",
    nameMissing: "Enter your name",
    create: "Make The Operator",
    haveAccount: "Have an account here? Log in, then open the setup link again.",
  },
});

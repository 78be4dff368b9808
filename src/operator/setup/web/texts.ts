import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";
import type { SetupStepName, StepState } from "../setup.ts";

export const texts = catalogue("operator-setup", {
  title: "Setup",
  lead: "What this installation needs before it goes live. This list stays on your first screen until it is done.",
  left: (count: number) => `${counted(count, "setup step")} left`,
  goOn: "Continue setup",
  all: "Setup complete",
  states: { done: "Done", skipped: "Skipped", unconfirmed: "To confirm", missing: "Missing" } satisfies Record<
    StepState,
    string
  >,
  without: (stops: string) => `Without it: ${stops}`,
  variables: "Set in the environment. Takes effect on the next start:",
  skip: "Skip",
  skipNamed: (step: string) => `Skip: ${step}`,
  confirmNamed: (step: string) => `Confirm: ${step}`,
  steps: {
    legal: { text: "The name of your marketplace, and the company that issues its invoices and receipts." },
    documents: {
      text: "Whether you sell publications yourself or arrange what publishers sell. Each order's documents follow it.",
    },
    mail: { text: "We send you a test mail and show what your mail server answers.", confirm: "Send test mail" },
    payments: {
      text: "Stripe takes cards and pays publishers out. Without a provider, buyers top up by bank transfer.",
    },
    transfers: { text: "The account that buyers transfer money to." },
    fee: { text: "Your share of each order. Change it here or keep it.", confirm: "Keep this fee" },
    identityKey: {
      text: "Encrypts identity documents and bank details. Make it with “openssl rand -hex 32” and keep it apart from your backups.",
    },
    review: { text: "Whether you review outlets before they are listed.", confirm: "Keep these rules" },
    knownPages: {
      text: "Pages that are always online. They tell a lost publication apart from an outage of your network.",
      confirm: "Test the pages",
    },
    backups: {
      text: "“npx byline backup FOLDER --every 1d --keep 7 --check”, with the server's settings, writes database, files and keys to a folder each day, while Byline runs, and tries each backup. Keep copies on another machine, or name s3://BUCKET/PREFIX instead of a folder.",
      confirm: "Backups run",
    },
  } satisfies Record<SetupStepName, { text: string; confirm?: string }>,
  mailed: (email: string) => `The test mail to ${email} is on its way.`,
  answering: "All known pages answer.",
  link: {
    title: "Set up this installation",
    text: (title: string) =>
      `You make the first operator of ${title}, who decides about its settings, money and people.`,
    withoutSecret:
      "Open this page with the setup link that the server prints at start. Copy the whole link, including the part after the #.",
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    become: "Become the operator",
    name: "Your name",
    nameMissing: "Enter your name",
    create: "Create the operator",
    haveAccount: "Already have an account? Log in, then open the setup link again.",
  },
});

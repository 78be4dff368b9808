import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("invite", {
  title: (place: string) => `Join ${place}`,
  pageTitle: "Invitation",
  who: (inviter: string, place: string, role: string) => `${inviter} invites you to ${place} as ${role}.`,
  within: (organization: string) => `It belongs to ${organization}.`,
  forAddress: (email: string) => `The invitation is for ${email}.`,
  accept: "Accept invitation",
  signUp: "Sign up to accept",
  signIn: "I have an account",
  otherAccount: "Use another account",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  accepted: (place: string) => `Welcome to ${place}`,
  gone: "This invitation no longer works",
  goneText: "It was revoked or accepted, or the link is wrong. Ask for a new one.",
  expiredText: "It has expired. Ask for a new one.",
  acceptedText: "It was already accepted.",
  toDashboard: "Go to the dashboard",
});

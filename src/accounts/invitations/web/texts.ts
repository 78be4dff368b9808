import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("invite", {
  title: (place: string) => `Join ${place}`,
  pageTitle: "Invitation",
  who: (inviter: string, place: string, role: string) => `${inviter} invites you to ${place} as ${role}.`,
  within: (organization: string) => `It belongs to ${organization}.`,
  forAddress: (email: string) => `The invitation is for ${email}.`,
  accept: "Accept Invitation",
  signUp: "Sign Up To Accept",
  signIn: "I have an account",
  otherAccount: "Use another account",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  accepted: (place: string) => `Welcome to ${place}`,
  gone: "This invitation is no longer good",
  goneText: "It was taken back, accepted, or its link is wrong. Ask whoever invited you for a new one.",
  expiredText: "It has expired. Ask whoever invited you to send it again.",
  acceptedText: "It was accepted already.",
  toDashboard: "Go To The Dashboard",
});

import { catalogue } from "#platform/words/catalogue.ts";

/** Apart from the sign-in's texts, so that its first load stays small. */
export const linkTexts = catalogue("auth-links", {
  confirm: {
    title: "Confirm your email",
    done: "Your email is confirmed",
    invalid: "This confirmation link is invalid or has expired. Ask for a new one:",
    action: "Send a new link",
    sentTitle: "A new link was sent",
    sent: (email: string) => `If ${email} is waiting for confirmation, a new link is on its way.`,
  },
  forgot: {
    title: "Reset your password",
    text: "Enter your email and we send you a link to choose a new password.",
    action: "Send reset link",
    back: "Back to log in",
    sentTitle: "The reset link was sent",
    sent: (email: string) => `If an account exists for ${email}, the email with the link is on its way.`,
    gotIt: "Got It",
  },
  reset: {
    title: "Choose a new password",
    action: "Save password",
    done: "Your password is changed",
    invalidTitle: "A Reset Link Is Invalid Or Has Expired",
    invalid: "Ask for a new link; it arrives by email.",
    elsewhere: "A link works in the browser that asked for it. Open it there, or ask for a new one here.",
    request: "Request a new link",
  },
});

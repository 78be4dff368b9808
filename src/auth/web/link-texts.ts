import { catalogue } from "#platform/web/catalogue.ts";

/** Apart from the sign-in's texts, so that its first load stays small. */
export const linkTexts = catalogue("auth-links", {
  confirm: {
    title: "Confirm your email",
    done: "Your email is confirmed",
    invalid: "This confirmation link is invalid or has expired. Ask for a new one:",
    action: "Send A New Link",
    sentTitle: "A New Link Was Sent",
    sent: (email: string) => `If ${email} waits for confirmation, a new link is on its way.`,
  },
  forgot: {
    title: "Reset your password",
    text: "Enter your email and we send you a link to choose a new password.",
    action: "Send Reset Link",
    back: "Back to log in",
    sentTitle: "The Reset Link Was Sent",
    sent: (email: string) => `If there is an account for ${email}, the email with the link is on its way.`,
    gotIt: "Got It",
  },
  reset: {
    title: "Choose a new password",
    action: "Save Password",
    done: "Your password is changed",
    invalidTitle: "A Reset Link Is Invalid Or Has Expired",
    invalid: "Ask for a new link; it arrives by email.",
    elsewhere: "A link works in the browser that asked for it. Open it there, or ask for a new one here.",
    request: "Request A New Link",
  },
});

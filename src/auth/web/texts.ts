import { catalogue } from "#platform/web/catalogue.ts";
/** The sign-in service's screens. */
export const texts = catalogue("auth", {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 8 characters; nothing that is easy to guess.",
  proofNeeded: "You signed in a while ago. Show once more that it is you to change this.",
  signIn: {
    title: "Log in",
    action: "Log In",
    forgot: "Forgot your password?",
    noAccount: "No account yet?",
    signUp: "Sign up",
    wrong: "Email or password is wrong",
    suspended: "Your account is suspended. Contact support.",
  },
  signUp: {
    title: "Create your account",
    action: "Sign Up",
    hasAccount: "Already have an account?",
    signIn: "Log in",
    duplicateEmail: "User with this email already exists",
  },
  providers: {
    or: "or",
    with: (provider: string) => `Continue with ${provider}`,
  },
  secondFactor: {
    title: "Enter your code",
    text: "Open your authenticator app and type the six digits it shows for this account.",
    code: "Code",
    factor: "Authenticator",
    unnamed: "Authenticator app",
    action: "Continue",
    leave: "Use another account",
    wrong: "This code is wrong or was used before. Wait for the next one.",
  },
  firstFactor: {
    title: "Add a second factor",
    text: "Operators decide about money, documents and people. Besides your password, a code from an authenticator app protects your account.",
    later: "Later",
  },
  strength: {
    label: "Password strength",
    weak: "Easy to guess",
    fair: "Fair",
    strong: "Strong",
  },
  notice: {
    title: "Check your inbox",
    text: (email: string) => `We sent a confirmation email to ${email}. Open its link or type its code to finish.`,
    resend: "Send again",
    resent: "The email was sent again",
    outbox: "Open the development outbox",
    otherEmail: "Use another email",
  },
});

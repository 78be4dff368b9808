import { catalogue } from "#platform/words/catalogue.ts";

/** Texts of sign-in and sign-up, which the server paints and the app takes over (decision 0177). */
export const entryTexts = catalogue("entry", {
  email: "Email",
  password: "Password",
  passwordHint: "At least 8 characters and hard to guess",
  promise: {
    label: "Our promise",
    text: "Your money moves when the page is up, the links are as agreed, and you said yes.",
    how: "Each publication is checked when it comes out, and again through its guarantee.",
  },
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
} as const);

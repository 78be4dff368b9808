import { catalogue } from "#platform/words/catalogue.ts";

/** All of these come with the first load; keep texts that can come later in other files. */
export const texts = catalogue("shell", {
  skip: "Skip to content",
  mainNavigation: "Main",
  logIn: "Log In",
  signUp: "Sign Up",
  marketplace: "Marketplace",
});

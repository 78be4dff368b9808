import { catalogue } from "#platform/web/catalogue.ts";

/** The frame around every screen. All of it comes with the first load; what can come later is in files of its own. */
export const texts = catalogue("shell", {
  skip: "Skip to content",
  menu: "Menu",
  mainNavigation: "Main",
  logIn: "Log In",
  signUp: "Sign Up",
  marketplace: "Marketplace",
});

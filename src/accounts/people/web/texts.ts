import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("name", {
  title: "What should we call you?",
  text: "Colleagues see your name instead of your email, and an order's history says who did what.",
  action: "Add your name",
  later: "Not now",
});

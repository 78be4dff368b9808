import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("settings.publicPages", {
  signIn: (title: string) => `Log in to ${title} to book publications or to answer orders.`,
  signUp: (title: string) => `Open an account on ${title}: book publications, or list your outlet and earn.`,
  others: (title: string) =>
    `${title} is an open marketplace for paid media publications: find outlets by authority, traffic, country and price, book, and get a proven publication.`,
});

/** For search engines and link previews; `title` is the installation's. */
export function descriptionOf(path: string, title: string): string {
  switch (path) {
    case "/sign-in":
      return texts.signIn(title);
    case "/sign-up":
      return texts.signUp(title);
    default:
      return texts.others(title);
  }
}

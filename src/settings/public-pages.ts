/** For search engines and link previews; `title` is the installation's. */
export function descriptionOf(path: string, title: string): string {
  switch (path) {
    case "/sign-in":
      return `Log in to ${title} to book publications or to answer orders.`;
    case "/sign-up":
      return `Open an account on ${title}: book publications on media sites, or list your outlet and earn.`;
    default:
      return `${title} is an open marketplace for paid media publications: find outlets by authority, traffic, country and price, book, and get a proven publication.`;
  }
}

// People with a session, and links from mails, get the app; visitors stay on the painted page.
try {
  if (location.hash.length > 1 || localStorage.getItem("byline-session")) location.replace(`/?open${location.hash}`);
} catch {
  // A browser that keeps nothing holds no session either.
}

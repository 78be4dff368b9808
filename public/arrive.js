// People with a session, and links from mails, get the app at the same address; visitors stay on the painted page.
try {
  if (location.hash.includes("=") || localStorage.getItem("byline-session")) {
    const address = new URL(location);
    address.searchParams.set("open", "app");
    location.replace(address);
  }
} catch {
  // A browser that keeps nothing holds no session either.
}

/** What the server tells the app about its installation, in the page itself. */
export type PublicConfig = { title: string; apiUrl: string; authUrl: string; devOutbox: boolean };

const defaults: PublicConfig = { title: "Byline", apiUrl: "/api", authUrl: "/auth/v1", devOutbox: true };

function readConfig(): PublicConfig {
  const element = document.getElementById("config");
  // Vite's own server leaves the page's placeholder as it is.
  if (!element?.textContent) return defaults;
  return { ...defaults, ...JSON.parse(element.textContent) };
}

export const config = readConfig();

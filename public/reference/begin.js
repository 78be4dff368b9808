/** Shows the API's description. Calls from the page carry the reader's session, unless they give a token. */
const sessionKey = "byline-session";

/** Read at each call, since the app renews the session meanwhile. */
function sessionToken() {
  try {
    const session = JSON.parse(localStorage.getItem(sessionKey) ?? "null");
    return session && session.expires_at * 1_000 > Date.now() ? session.access_token : undefined;
  } catch {
    return undefined;
  }
}

function callAsReader({ request }) {
  const given = request.headers
    .get("authorization")
    ?.replace(/^Bearer\b/i, "")
    .trim();
  const token = given || sessionToken();
  if (token) request.headers.set("authorization", `Bearer ${token}`);
  else request.headers.delete("authorization");
}

const place = document.querySelector("#reference");
globalThis.Scalar.createApiReference(place, {
  url: place.dataset.description,
  onBeforeRequest: callAsReader,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  persistAuth: false,
  defaultOpenAllTags: false,
  authentication: { preferredSecurityScheme: "bearer" },
});

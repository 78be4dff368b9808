import { asPerson, type Person, type TestServer } from "../server.ts";

/** A second live session, signed in too long ago for operations that need fresh proof. */
export async function staleSessionOf(byline: TestServer, { id, email }: Person): Promise<Person> {
  const grant = async (type: string, payload: object) =>
    (await byline.app.inject({ method: "POST", url: `/auth/v1/token?grant_type=${type}`, payload })).json();
  const first = await grant("password", { email, password: "a quiet harbour at dawn" });
  const [, claims = ""] = first.access_token.split(".");
  await byline.database.pool.query(
    "UPDATE auth.mfa_amr_claims SET updated_at = now() - interval '16 minutes' WHERE session_id = $1",
    [JSON.parse(Buffer.from(claims, "base64url").toString()).session_id],
  );
  const { access_token: token } = await grant("refresh_token", { refresh_token: first.refresh_token });
  return asPerson(byline.app, { id, email, token });
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientOf } from "./client.ts";
import type { AuthContext } from "./context.ts";
import { type LimitedCall, limitVisitor } from "./limits.ts";
import { getVerify, postRecover, postResend, postVerify } from "./routes-mail.ts";
import { getHealth, getJwks, getSettings } from "./routes-public.ts";
import { postSignUp, postToken } from "./routes-sign-in.ts";
import { getUser, postLogout, putUser } from "./routes-user.ts";

/** Every endpoint of the service. */
export function authRoutes(app: FastifyInstance, context: AuthContext): void {
  const limited = (call: LimitedCall) => ({
    onRequest: (request: FastifyRequest) =>
      limitVisitor(context.database.reader, context.settings, call, clientOf(request)),
  });
  app.post("/signup", limited("signup"), postSignUp(context));
  app.post("/token", limited("token"), postToken(context));
  app.post("/verify", limited("verify"), postVerify(context));
  // Opening the link signs in, so looking at its head must not.
  app.get("/verify", { ...limited("verify"), exposeHeadRoute: false }, getVerify(context));
  app.post("/recover", limited("recover"), postRecover(context));
  app.post("/resend", limited("resend"), postResend(context));
  app.post("/logout", postLogout(context));
  app.get("/user", getUser(context));
  app.put("/user", putUser(context));
  app.get("/settings", getSettings());
  app.get("/health", getHealth());
  app.get("/.well-known/jwks.json", getJwks(context));
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminRoutes } from "../admin/routes.ts";
import { clientOf } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { factorRoutes } from "../factors/routes.ts";
import { type LimitedCall, limitVisitor } from "../limits/limits.ts";
import { passkeyRoutes } from "../passkeys/routes.ts";
import { providerRoutes } from "../providers/routes.ts";
import { requireCaptcha, requireCaptchaForPassword } from "./captcha.ts";
import { disabledRoutes } from "./disabled.ts";
import { getVerify, postRecover, postResend, postVerify } from "./mail.ts";
import { getDiscovery, getHealth, getJwks, getSettings } from "./public.ts";
import { postOtp, postSignUp, postToken } from "./sign-in.ts";
import { getReauthenticate, getUser, postLogout, putUser } from "./user.ts";

export function authRoutes(app: FastifyInstance, context: AuthContext): void {
  const limited = (call: LimitedCall) => ({
    onRequest: (request: FastifyRequest) =>
      limitVisitor(context.database.writer, context.settings, call, clientOf(request)),
  });
  const guarded = (call: LimitedCall) => ({ ...limited(call), preHandler: requireCaptcha(context) });
  app.post("/signup", guarded("signup"), postSignUp(context));
  app.post("/token", { ...limited("token"), preHandler: requireCaptchaForPassword(context) }, postToken(context));
  app.post("/verify", limited("verify"), postVerify(context));
  // Opening the link signs in, so looking at its head must not.
  app.get("/verify", { ...limited("verify"), exposeHeadRoute: false }, getVerify(context));
  app.post("/otp", guarded("otp"), postOtp(context));
  app.post("/magiclink", guarded("magiclink"), postOtp(context));
  app.post("/recover", guarded("recover"), postRecover(context));
  app.post("/resend", guarded("resend"), postResend(context));
  app.post("/logout", postLogout(context));
  app.get("/user", getUser(context));
  app.put("/user", limited("user"), putUser(context));
  app.get("/reauthenticate", limited("user"), getReauthenticate(context));
  factorRoutes(app, context, limited);
  passkeyRoutes(app, context, limited, requireCaptcha(context));
  providerRoutes(app, context, limited);
  app.get("/settings", getSettings(context));
  app.get("/health", getHealth());
  app.get("/.well-known/jwks.json", getJwks(context));
  app.get("/.well-known/openid-configuration", getDiscovery(context));
  adminRoutes(app, context);
  disabledRoutes(app, limited);
}

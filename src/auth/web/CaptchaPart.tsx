import { Suspense } from "react";
import { Captcha } from "./calls.ts";

/** The captcha of a form of the sign-in service, on an installation that has one. */
export const CaptchaPart = () =>
  Captcha && (
    <Suspense>
      <Captcha />
    </Suspense>
  );

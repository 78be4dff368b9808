import { Suspense } from "react";
import { Captcha } from "./calls.ts";

export const CaptchaPart = () =>
  Captcha && (
    <Suspense>
      <Captcha />
    </Suspense>
  );

import { escapeHtml } from "#platform/contract/html.ts";
import { smallPage } from "#platform/http/small-page.ts";

/** `form` is the library's own, with the code's field and its protection. */
export const enterCodePage = (title: string, form: string, isWrong: boolean): string =>
  smallPage(
    title,
    "Connect a device",
    `<p>${isWrong ? "That code is unknown or has ended. Check the device, then enter its code again." : "Enter the code that the device shows."}</p>${form}
<p><button type="submit" form="op.deviceInputForm">Continue</button></p>`,
  );

export const confirmCodePage = (title: string, form: string, app: string, code: string): string =>
  smallPage(
    title,
    "Is this your device?",
    `<p>${escapeHtml(app)} asks to be connected. The device has to show this code:</p><p><strong>${escapeHtml(code)}</strong></p>
<p>If somebody sent you this code, stop here: they would get into your account.</p>${form}
<p><button type="submit" form="op.deviceConfirmForm">It shows this code</button>
<button type="submit" form="op.deviceConfirmForm" value="yes" name="abort">Stop</button></p>`,
  );

export const successPage = (title: string): string =>
  smallPage(
    title,
    "The device is connected",
    "<p>Go on there. You can revoke it at any time among your connected apps.</p>",
  );

export const refusalPage = (title: string, why: string): string =>
  smallPage(
    title,
    "This app can't be connected",
    `<p>${escapeHtml(why)}.</p><p>Nothing was given to it. Go back to the app and begin again.</p>`,
  );

import { Html, html } from "#platform/http/markup/html.ts";
import { smallPage } from "#platform/http/small-page.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("accounts.apps.pages", {
  enter: {
    title: "Connect a device",
    text: "Enter the code that the device shows.",
    wrong: "That code is unknown or has expired. Check the device, then enter its code again.",
    action: "Continue",
  },
  confirm: {
    title: "Is this your device?",
    asks: (app: string) => `${app} asks to be connected. The device has to show this code:`,
    warning: "If somebody sent you this code, stop here: they would get into your account.",
    action: "It shows this code",
    stop: "Stop",
  },
  success: {
    title: "The device is connected",
    text: "Continue there. You can revoke it at any time among your connected apps.",
  },
  refusal: {
    title: "This app can't be connected",
    text: "Nothing was given to it. Go back to the app and begin again.",
  },
});

/** `form` is the library's own markup, with the code's field and its protection. */
export const enterCodePage = (title: string, form: string, isWrong: boolean): Html =>
  smallPage(
    title,
    texts.enter.title,
    html`<p>${isWrong ? texts.enter.wrong : texts.enter.text}</p>${new Html(form)}
<p><button type="submit" form="op.deviceInputForm">${texts.enter.action}</button></p>`,
  );

export const confirmCodePage = (title: string, form: string, app: string, code: string): Html =>
  smallPage(
    title,
    texts.confirm.title,
    html`<p>${texts.confirm.asks(app)}</p><p><strong>${code}</strong></p>
<p>${texts.confirm.warning}</p>${new Html(form)}
<p><button type="submit" form="op.deviceConfirmForm">${texts.confirm.action}</button>
<button type="submit" form="op.deviceConfirmForm" value="yes" name="abort">${texts.confirm.stop}</button></p>`,
  );

export const successPage = (title: string): Html =>
  smallPage(title, texts.success.title, html`<p>${texts.success.text}</p>`);

export const refusalPage = (title: string, why: string): Html =>
  smallPage(title, texts.refusal.title, html`<p>${why}.</p><p>${texts.refusal.text}</p>`);

import { type Html, html } from "#platform/http/markup/html.ts";
import { frameTexts as texts } from "../frame/frame-texts.ts";

type FrameParts = {
  title: string;
  logins?: readonly { role: string; name: string; email: string; password: string }[];
};

/** The visitors' bar above a painted page; in a demo, its line with the logins. */
export const visitorFrame = ({ title, logins = [] }: FrameParts, content: Html): Html =>
  html`<a class="skip" href="#content">${texts.skip}</a>
${logins.length > 0 && html`<aside class="demo" aria-label="${texts.demo.bar}"><p><strong>${texts.demo.bar}</strong> <span>${texts.demo.fictional}</span></p><a href="/demo/pages">${texts.demo.pages}</a>${logins.map(loginButton)}</aside>`}
${visitorBar(title)}
${content}`;

const loginButton = ({ role, name, email, password }: NonNullable<FrameParts["logins"]>[number]): Html =>
  html`<button type="button" data-email="${email}" data-password="${password}"><span>${name.split(" ")[0]}, </span>${role}</button>`;

const visitorBar = (title: string): Html =>
  html`<header><a class="brand" href="/">${title}</a><nav aria-label="${texts.navigation}"><a class="marketplace" href="/media">${texts.marketplace}</a><a href="/sign-in">${texts.logIn}</a><a class="button" href="/sign-up">${texts.signUp}</a></nav></header>`;

import { readFileSync } from "node:fs";
import { entryTexts } from "#auth/entry-texts.ts";
import { passkeyWay, providerName } from "#auth/provider-name.ts";
import { type Html, html } from "#platform/http/markup/html.ts";
import type { PaintedPage } from "#platform/http/painted/painted-page.ts";
import { descriptionOf } from "#settings/public-pages.ts";
import { visitorFrame } from "./visitor-frame.ts";

const style = readFileSync(new URL("entry.css", import.meta.url), "utf8");

export type EntryParts = {
  title: string;
  publicUrl: string;
  /** Names of other services to sign in with. */
  providers: string[];
  hasPasskeys: boolean;
  logins: readonly { role: string; name: string; email: string; password: string }[];
};

/** Sign-in and sign-up of visitors (R2.2): the app takes over once somebody types (decision 0177). */
export function entryPage(kind: "signIn" | "signUp", parts: EntryParts, query: URLSearchParams): PaintedPage {
  const { title, action } = entryTexts[kind];
  const isNew = kind === "signUp";
  const ways = isNew || !parts.hasPasskeys ? parts.providers : [passkeyWay, ...parts.providers];
  const next = query.get("next");
  return {
    title: `${title} · ${parts.title}`,
    description: descriptionOf(isNew ? "/sign-up" : "/sign-in", parts.title),
    address: `${parts.publicUrl}${isNew ? "/sign-up" : "/sign-in"}`,
    style,
    isTakenOver: true,
    body: visitorFrame(
      parts,
      html`<main id="content" tabindex="-1"><div class="halves"><div class="form"><h1>${title}</h1>
<form method="post" novalidate>${field("email", entryTexts.email, "email", isNew ? "username" : "username webauthn")}${field("password", entryTexts.password, "password", isNew ? "new-password" : "current-password", isNew ? entryTexts.passwordHint : undefined)}
<button type="submit">${action}</button></form>
${!isNew && html`<a class="forgot" href="/forgot">${entryTexts.signIn.forgot}</a>`}
${ways.length > 0 && providersOf(ways)}
<p class="other">${isNew ? entryTexts.signUp.hasAccount : entryTexts.signIn.noAccount} <a href="${withNext(isNew ? "/sign-in" : "/sign-up", next)}">${isNew ? entryTexts.signUp.signIn : entryTexts.signIn.signUp}</a></p></div>
<aside class="promise" aria-label="${entryTexts.promise.label}"><p class="said">${entryTexts.promise.text}</p><p class="how">${entryTexts.promise.how}</p></aside></div></main>`,
    ),
  };
}

const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path;

const field = (name: string, label: string, type: string, complete: string, hint?: string): Html =>
  html`<div><label for="${name}">${label}</label>${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}<input id="${name}" name="${name}" type="${type}" autocomplete="${complete}"${hint && html` aria-describedby="${name}-hint"`}${name === "email" && html` autofocus`}></div>`;

const providersOf = (providers: string[]): Html =>
  html`<div class="providers"><p class="or">${entryTexts.providers.or}</p>${providers.map((name) => html`<button type="button" data-provider="${name}">${entryTexts.providers.with(providerName(name))}</button>`)}</div>`;

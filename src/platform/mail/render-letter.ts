import type { AddressedLetter, Letter, Sender } from "./letter.ts";
import { renderHtml } from "./letter-html.ts";
import { letterTexts } from "./letter-texts.ts";

/** Renders both parts of the message; both say the same. */
export function renderLetter(letter: Letter, sender: Sender): { html: string; text: string } {
  const addressed = addressLetter(letter, sender);
  return { html: renderHtml(addressed, sender.title).text, text: renderText(addressed, sender.title) };
}

function addressLetter({ action, items, ...letter }: Letter, { publicUrl }: Sender): AddressedLetter {
  const addressOf = (path: string): string => (path.startsWith("/") ? publicUrl + path : path);
  return {
    ...letter,
    ...(action && { action: { ...action, path: addressOf(action.path) } }),
    ...(items && { items: items.map((item) => ({ ...item, path: addressOf(item.path) })) }),
    unsubscribe: letter.unsubscribePath && addressOf(letter.unsubscribePath),
    preferences: letter.preferencesPath && addressOf(letter.preferencesPath),
  };
}

function renderText(letter: AddressedLetter, title: string): string {
  const { paragraphs, facts = [], items = [], code, action, unsubscribe, preferences } = letter;
  return [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
    ...items.map((item) => [item.title, item.text, item.path].filter(Boolean).join("\n")),
    ...(code ? [letterTexts.code(code)] : []),
    ...(action ? [`${action.label}: ${action.path}`] : []),
    `— ${title}`,
    ...(preferences ? [`${letterTexts.choose}: ${preferences}`] : []),
    ...(unsubscribe ? [`${letterTexts.stop}: ${unsubscribe}`] : []),
  ].join("\n\n");
}

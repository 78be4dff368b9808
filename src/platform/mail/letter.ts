import { escapeHtml } from "../contract/html.ts";
/** Paragraphs of plain text and at most one action. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  action?: {
    label: string;
    /** A path here, or a full URL from the configuration. Links never take their host from a request. */
    path: string;
  };
  code?: string;
  /** Ends mails like this one by one click, without signing in (RFC 8058). */
  unsubscribePath?: string;
};

/** Byline's name and public address, for outgoing messages. */
export type Sender = { title: string; publicUrl: string };

/** Headers behind a mail program's own unsubscribe button, which sends a POST (RFC 8058). */
export function headersOf({ unsubscribePath }: Letter, { publicUrl }: Sender): Record<string, string> {
  if (!unsubscribePath) return {};
  return {
    "List-Unsubscribe": `<${publicUrl}${unsubscribePath}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Renders both parts of the message. All text is escaped: names and titles come from users. */
export function renderLetter(
  { subject, paragraphs, action, code, unsubscribePath }: Letter,
  sender: Sender,
): { html: string; text: string } {
  const unsubscribe = unsubscribePath && sender.publicUrl + unsubscribePath;
  const url = action && (action.path.startsWith("/") ? sender.publicUrl + action.path : action.path);
  const text = [
    ...paragraphs,
    ...(code ? [`Code: ${code}`] : []),
    ...(action ? [`${action.label}: ${url}`] : []),
    `— ${sender.title}`,
    ...(unsubscribe ? [`Stop mails like this: ${unsubscribe}`] : []),
  ].join("\n\n");
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fff;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="font-weight:700;color:#d6152c;margin:0 0 24px">${escapeHtml(sender.title)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n")}
${code ? `<p style="font-size:28px;letter-spacing:6px;font-weight:700">${escapeHtml(code)}</p>` : ""}
${action && url ? `<p><a href="${escapeHtml(url)}" style="display:inline-block;background:#d6152c;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>` : ""}
${unsubscribe ? `<p style="margin-top:32px;font-size:13px"><a href="${escapeHtml(unsubscribe)}" style="color:#5a6069">Stop mails like this</a></p>` : ""}
</div></body></html>`;
  return { html, text };
}

import "server-only";
import { brand } from "@/lib/shared/brand";

export type MailContent = {
  heading: string;
  paragraphs: string[];
  /** The one thing to do, as a button. */
  action?: { label: string; url: string };
  /** Facts, as label and value. */
  details?: [label: string, value: string][];
  footer?: string;
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/\r?\n/g, "<br>");

/** A mail's plain text and HTML with the same words. Every value is escaped; styles are inline, as mail programs need. */
export function renderMail({ heading, paragraphs, action, details = [], footer }: MailContent): { text: string; html: string } {
  const text = [
    heading,
    ...paragraphs,
    ...(details.length > 0 ? [details.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footer ? [footer] : []),
    brand.name,
  ].join("\n\n");
  const rows = details
    .map(
      ([label, value]) =>
        `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:#4a5568">${escapeHtml(label)}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join("");
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f4f6fa;font-family:Arial,Helvetica,sans-serif;color:#16213a;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join("\n")}
${rows ? `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows}</table>` : ""}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#1f3a7a;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(action.label)}</a></p>` : ""}
${footer ? `<p style="margin:24px 0 0;font-size:14px;color:#4a5568">${escapeHtml(footer)}</p>` : ""}
<p style="margin:24px 0 0;font-size:14px;color:#4a5568">${brand.name}</p>
</div></body></html>`;
  return { text, html };
}

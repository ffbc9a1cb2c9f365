import "server-only";
import { brand } from "@/lib/shared/brand";
import { type Locale, localePath } from "@/lib/shared/locales";
import { env } from "../env";
import { escapeHtml } from "../html";

export type MailContent = {
  heading: string;
  /** In order, before the details and the button. Plain text: of the addresses in it, those of this site are links in the HTML. */
  paragraphs: string[];
  /** What the mail tells, as label and value: date, place, amounts. */
  details?: [label: string, value: string][];
  /** The one thing to do, a link of this site. */
  action?: { label: string; url: string };
  /** Another way, below the button. */
  link?: { label: string; url: string };
  /** Small print above the signature. */
  footer?: string;
  /** Language of the texts. */
  locale: Locale;
};

/** Inline, because mail programs drop style sheets; mid-tones that hold on white and on a dark theme. */
const styles = {
  body: "margin:0;padding:24px 12px;background:#f4f6fa;color:#172033;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.6",
  card: "max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #dbe1ec;border-radius:12px;overflow-wrap:break-word",
  brand: "margin:0 0 24px;font-weight:700;font-size:18px;color:#1f3a7a",
  heading: "margin:0 0 16px;font-size:22px;line-height:1.3;color:#172033",
  paragraph: "margin:0 0 16px",
  table: "width:100%;margin:0 0 20px;border-collapse:collapse",
  label: "padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:400;color:#55617a",
  value: "padding:6px 0;vertical-align:top;overflow-wrap:anywhere",
  button:
    "display:inline-block;padding:12px 22px;background:#1f3a7a;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none",
  own: "color:#1f3a7a;overflow-wrap:anywhere",
  address: "margin:16px 0 20px;font-size:14px;color:#55617a",
  footer: "margin:24px 0 0;padding-top:16px;border-top:1px solid #dbe1ec;font-size:14px;color:#55617a",
} as const;

/**
 * One mail in its two forms with the same words. Every value is escaped in the HTML; in the text, the
 * further lines of a detail are indented, so that a value cannot pose as another line of the mail.
 * @throws Error when the action or the link is no http(s) address
 */
export function renderMail(written: MailContent): { text: string; html: string } {
  const content = withLocalLinks(written);
  for (const way of [content.action, content.link]) {
    if (way && !/^https?:\/\//i.test(way.url)) throw new Error(`a mail cannot link to ${way.url}`);
  }
  return { text: renderText(content), html: renderHtml(content) };
}

/** Links to pages of the site lead to them in the mail's language. */
function withLocalLinks(content: MailContent): MailContent {
  const { APP_URL } = env();
  const local = (text: string) =>
    text
      .split(`${APP_URL}/`)
      .map((part, index) => (index === 0 ? part : `${APP_URL}${localePath(content.locale, `/${part}`)}`))
      .join("");
  const way = (link: { label: string; url: string }) => ({ ...link, url: local(link.url) });
  return {
    ...content,
    paragraphs: content.paragraphs.map(local),
    ...(content.details ? { details: content.details.map(([label, value]) => [label, local(value)]) } : {}),
    ...(content.action ? { action: way(content.action) } : {}),
    ...(content.link ? { link: way(content.link) } : {}),
    ...(content.footer ? { footer: local(content.footer) } : {}),
  };
}

function renderText({ heading, paragraphs, details = [], action, link, footer }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    details.map(([label, value]) => `${indented(label)}: ${indented(value)}`).join("\n"),
    action ? `${action.label}:\n${action.url}` : "",
    link ? `${link.label}:\n${link.url}` : "",
    footer ?? "",
    `-- \n${brand.name}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function renderHtml({
  heading,
  paragraphs,
  details = [],
  action,
  link,
  footer,
  locale,
}: MailContent): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${inHtml(label)}</th><td style="${styles.value}">${withLinks(value)}</td></tr>`,
  );
  const parts = [
    `<p style="${styles.brand}">${inHtml(brand.name)}</p>`,
    `<h1 style="${styles.heading}">${inHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${styles.paragraph}">${withLinks(paragraph)}</p>`),
    rows.length > 0 ? `<table style="${styles.table}"><tbody>${rows.join("")}</tbody></table>` : "",
    action
      ? `<p style="margin:0"><a href="${inHtml(action.url)}" style="${styles.button}">${inHtml(action.label)}</a></p>` +
        `<p style="${styles.address}">${inHtml(action.url)}</p>`
      : "",
    link
      ? `<p style="margin:0"><a href="${inHtml(link.url)}">${inHtml(link.label)}</a></p>` +
        `<p style="${styles.address}">${inHtml(link.url)}</p>`
      : "",
    footer ? `<p style="${styles.footer}">${withLinks(footer)}</p>` : "",
  ];
  return `<!doctype html>
<html lang="${inHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${inHtml(heading)}</title></head>
<body style="${styles.body}"><div style="${styles.card}">
${parts.filter(Boolean).join("\n")}
</div></body>
</html>
`;
}

const indented = (value: string) => value.trim().replace(/\s*[\r\n\u2028\u2029]+[^\S\n]*/g, "\n    ");

/** Addresses of this site lead there; the full stop of their sentence is no part of them. Others may be a stranger's. */
function withLinks(text: string): string {
  const site = env().APP_URL.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text
    .split(new RegExp(`(${site}/(?:[^\\s<>"]*[^\\s<>"'.,;:!?)\\]])?)`))
    .map((part, index) =>
      index % 2 === 0 ? inHtml(part) : `<a href="${inHtml(part)}" style="${styles.own}">${inHtml(part)}</a>`,
    )
    .join("");
}

const inHtml = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, "<br>");

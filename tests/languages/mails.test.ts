import ICAL from "ical.js";
import { mailKinds } from "@/lib/server/mail/kinds";
import type { Mail } from "@/lib/server/mail/mail";
import { type Locale, localeOf, locales } from "@/lib/shared/locales";
import { isWrittenAsIn } from "@/tests/support/written-in";
import { everyMail } from "./every-mail";
import { to as personTo, site } from "./samples";

/** What a calendar shows of an invitation, and the language that it says it is in. */
function calendarOf(mail: Mail): { method: string; words: string; language: string } | null {
  const invitation = mail.attachments?.find(({ method }) => method);
  if (!invitation) return null;
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(invitation.content, "base64").toString("utf8")));
  const event = calendar.getFirstSubcomponent("vevent");
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? "");
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    words: ["summary", "description", "location"].map(value).join("\n"),
    language: String(calendar.getFirstPropertyValue("prodid")).split("//").at(-1) ?? "",
  };
}

const partsOf = (mail: Mail) => [mail.subject, mail.text, calendarOf(mail)?.words ?? ""].join("\n");

/** Links to pages of the site that lead to another language's. */
function strayLinks(text: string, locale: Locale): string[] {
  const links = text.match(new RegExp(`${site}/\\S*`, "g")) ?? [];
  return links.filter((link) => {
    const path = link.slice(site.length);
    return !path.startsWith("/api/") && localeOf(path) !== locale;
  });
}

it("knows every mail", () => expect(Object.keys(everyMail).sort()).toEqual([...mailKinds].sort()));

it("to administrators leads through the login, and back to the very item", () => {
  const texts = mailKinds.flatMap((kind) => everyMail[kind]("en").map(({ text }) => text));
  const links = texts.flatMap((text) => text.match(new RegExp(`${site}/\\S*`, "g")) ?? []);
  const pages = links.map((link) => new URL(link));
  expect(pages.filter(({ pathname }) => pathname.startsWith("/admin"))).toEqual([]);
  const items = pages
    .map(({ pathname, searchParams }) => (pathname === "/login" ? (searchParams.get("returnTo") ?? "") : ""))
    .filter((page) => page.startsWith("/admin"));
  expect(new Set(items).size).toBeGreaterThan(4);
  for (const page of items) {
    const { searchParams } = new URL(page, site);
    expect([page, searchParams.get("item") ?? searchParams.get("q")]).toEqual([
      page,
      expect.stringMatching(/\d/),
    ]);
  }
});

it("to administrators and consultants names whom or what it is about in its subject", () => {
  const toUs = mailKinds
    .flatMap((kind) => everyMail[kind]("en"))
    .filter(({ to, kind }) => to !== personTo && kind !== "meeting_withdrawn");
  // A withdrawn meeting is of a client who is about to be forgotten.
  expect(new Set(toUs.map(({ to }) => to))).toEqual(new Set(["support@osaaja.example", "liisa@example.fi"]));
  const nameless = toUs.filter(({ subject }) => !/Aino Virtanen|Veera Väisänen|Xyz Oy 2027/.test(subject));
  expect(nameless.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual([]);
});

describe.each(mailKinds)("the mail %s", (kind) => {
  it.each(locales)("is written in %s", (locale) => {
    const mails = everyMail[kind](locale);
    expect(mails.length).toBeGreaterThan(0);
    const english = everyMail[kind]("en");
    for (const [index, mail] of mails.entries()) {
      expect(mail.kind).toBe(kind);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.subject).not.toBe("");
      expect(isWrittenAsIn(locale, partsOf(mail), partsOf(english[index] as Mail))).toEqual([]);
      expect(strayLinks(partsOf(mail), locale)).toEqual([]);
      // A public name ends in a full stop of its own.
      expect(mail.text).not.toMatch(/\p{L}\.\.(?!\.)/u);
      // As an administrator reads it who has another language.
      expect(mail.inLanguage?.("en").text).toBe(english[index]?.text);
      const calendar = calendarOf(mail);
      if (calendar) expect(calendar.language).toBe(locale.toUpperCase());
      // Whoever has the entry in their calendar can join, move and cancel.
      const [page] = /\S+\/meeting\/\S+/.exec(mail.text) ?? [];
      if (page && calendar?.method === "REQUEST") expect(calendar.words).toContain(page);
      expect(calendar === null).toBe(calendarOf(english[index] as Mail) === null);
    }
  });
});

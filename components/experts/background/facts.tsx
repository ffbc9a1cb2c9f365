import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import type { PublicProfile } from "@/lib/features/experts/schemas";
import { languageName } from "@/lib/shared/language-name";
import { type Locale, langOf } from "@/lib/shared/locales";
import { parseWebAddress } from "@/lib/shared/web-address";

type List = "languages" | "caseStudies" | "certificates" | "education";
type Background = Pick<PublicProfile, List | "caseLanguages">;

/** What an expert has behind them, list by list; an empty one is not drawn. `section` draws each with its heading. */
export function BackgroundFacts({
  expert: { languages, caseStudies, caseLanguages, certificates, education },
  section,
}: {
  expert: Background;
  section: (group: List, title: string, facts: ReactNode) => ReactNode;
}) {
  const t = useTranslations("Background");
  const levels = useTranslations("Choices.languageLevel");
  const links = useTranslations("Links");
  const locale = useLocale();
  const lists: [List, ReactNode[]][] = [
    [
      "caseStudies",
      caseStudies.map(({ title, client, result, year, link }, index) => (
        <Entry key={index} title={title} lang={langOf(caseLanguages[index], locale)} details={[client, year]}>
          {result ? (
            <p
              lang={langOf(caseLanguages[index], locale)}
              className="mt-1 max-w-reading whitespace-pre-line break-words"
            >
              {result}
            </p>
          ) : null}
          {link && parseWebAddress(link) === link ? (
            <a
              href={link}
              target="_blank"
              rel="noreferrer nofollow"
              className="-my-1 inline-block break-all py-2 text-primary underline underline-offset-4"
            >
              {t("caseStudies.open")}
              <span className="sr-only">
                {" "}
                {title} ({links("newTab")})
              </span>
            </a>
          ) : null}
        </Entry>
      )),
    ],
    [
      "languages",
      languages.map(({ language, level }) => (
        <Entry key={language} title={languageName(language, locale)} details={[levels(level)]} />
      )),
    ],
    [
      "certificates",
      certificates.map(({ name, issuer, year }, index) => (
        <Entry key={index} title={name} details={[issuer, year]} />
      )),
    ],
    [
      "education",
      education.map(({ degree, school, year }, index) => (
        <Entry key={index} title={degree} details={[school, year]} />
      )),
    ],
  ];
  return lists.map(([group, entries]) =>
    entries.length > 0
      ? section(
          group,
          t(`${group}.heading`),
          <ul className={group === "caseStudies" ? "space-y-4" : "grid gap-x-6 gap-y-4 sm:grid-cols-2"}>
            {entries}
          </ul>,
        )
      : null,
  );
}

function Entry({
  title,
  lang,
  details,
  children,
}: {
  title: string;
  lang?: Locale | undefined;
  details: readonly (string | number | null)[];
  children?: ReactNode;
}) {
  const known = details.filter((detail) => detail !== null && detail !== "");
  return (
    <li className="min-w-0">
      <p lang={lang} className="break-words font-medium">
        {title}
      </p>
      {known.length > 0 ? <p className="break-words text-muted-foreground">{known.join(" · ")}</p> : null}
      {children}
    </li>
  );
}

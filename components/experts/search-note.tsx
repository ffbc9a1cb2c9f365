import { useLocale, useTranslations } from "#texts";
import type { SearchWords } from "@/lib/features/experts/schemas";
import { quoted } from "@/lib/shared/quoted";
import { DescribeProject } from "./describe-project";

const quotedList = (words: readonly string[], locale: string) =>
  new Intl.ListFormat(locale).format(words.map((word) => quoted(word, locale)));

const noteClasses = "rounded-md bg-info-surface px-4 py-3 text-info";

/** That words of the search give way to a filter that is set. */
export function OverruledNote({ words }: { words: readonly string[] }) {
  const t = useTranslations("Experts.browser");
  const locale = useLocale();
  return (
    <p role="note" className={noteClasses}>
      {t("overruled", { words: quotedList(words, locale) })}
    </p>
  );
}

/** That nobody has all of the words: which were left out, or what is near, and the way on with more words than a search takes. */
export function SearchNote({ leftOut, near }: Pick<SearchWords, "leftOut" | "near">) {
  const t = useTranslations("Experts.browser.leftOut");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const words = quotedList(leftOut, locale);
  return (
    <p role="note" className={noteClasses}>
      {near === undefined
        ? t("text", { words })
        : near.length > 0
          ? t("near", { words, near: list.format(near) })
          : t("nearUnlisted", { words })}{" "}
      <DescribeProject />
    </p>
  );
}

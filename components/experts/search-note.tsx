import { useLocale, useTranslations } from "#texts";
import type { SearchWords } from "@/lib/features/experts/schemas";
import { quoted } from "@/lib/shared/quoted";
import { DescribeProject } from "./describe-project";

const quotedList = (words: readonly string[], locale: string) =>
  new Intl.ListFormat(locale).format(words.map((word) => quoted(word, locale)));

const noteClasses = "rounded-md bg-info-surface px-4 py-3 text-info";

/** That words give way to a filter that is set, or are money that no filter says. */
export function WordsNote({ kind, words }: { kind: "overruled" | "unfiltered"; words: readonly string[] }) {
  const t = useTranslations("Experts.browser");
  const locale = useLocale();
  return (
    <p role="note" className={noteClasses}>
      {t(kind, { words: quotedList(words, locale) })}
    </p>
  );
}

/** That nobody has all of the words: what is near, which were left out, and the way on with more words than a search takes. */
export function SearchNote({
  leftOut,
  near,
  nearTo,
}: Required<Pick<SearchWords, "leftOut" | "near" | "nearTo">>) {
  const t = useTranslations("Experts.browser.leftOut");
  const locale = useLocale();
  const others = leftOut.filter((words) => !nearTo.includes(words));
  const skill = { words: quotedList(nearTo, locale), near: new Intl.ListFormat(locale).format(near) };
  const words = quotedList(others, locale);
  const sentences = [
    ...(nearTo.length > 0 ? [t(near.length > 0 ? "near" : "nearUnlisted", skill)] : []),
    ...(others.length > 0 ? [t(nearTo.length > 0 ? "besides" : "text", { words })] : []),
  ];
  return (
    <p role="note" className={noteClasses}>
      {sentences.join(" ")} <DescribeProject />
    </p>
  );
}

import { useLocale, useTranslations } from "#texts";
import type { SearchWords } from "@/lib/features/experts/schemas";
import { quoted } from "@/lib/shared/quoted";
import { DescribeProject } from "./describe-project";

/** That nobody has all of the words: which were left out, or what is near, and the way on with more words than a search takes. */
export function SearchNote({ leftOut, near }: Pick<SearchWords, "leftOut" | "near">) {
  const t = useTranslations("Experts.browser.leftOut");
  const locale = useLocale();
  const list = new Intl.ListFormat(locale);
  const words = list.format(leftOut.map((word) => quoted(word, locale)));
  return (
    <p role="note" className="rounded-md bg-info-surface px-4 py-3 text-info">
      {near === undefined
        ? t("text", { words })
        : near.length > 0
          ? t("near", { words, near: list.format(near) })
          : t("nearUnlisted", { words })}{" "}
      <DescribeProject />
    </p>
  );
}

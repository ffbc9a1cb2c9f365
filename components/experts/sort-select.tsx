import { useTranslations } from "#texts";
import { fieldClasses } from "@/components/ui/field-classes";
import { filterField, oneOf, type SearchSort, searchSorts } from "@/lib/features/experts/search-params";

const byFit: SearchSort = "fit";

/** What stands first in the list. */
export function SortSelect({
  sort = byFit,
  change,
}: {
  sort: SearchSort | undefined;
  change: (sort: SearchSort | undefined) => void;
}) {
  const t = useTranslations("Experts.browser.sort");
  return (
    <label className="flex items-center gap-2">
      <span className="whitespace-nowrap text-muted-foreground text-sm">{t("label")}</span>
      <span className="w-48">
        <select
          {...filterField("sort")}
          value={sort}
          onChange={(event) => {
            const chosen = oneOf(searchSorts, event.target.value);
            change(chosen === byFit ? undefined : chosen);
          }}
          className={`${fieldClasses} h-11`}
        >
          {searchSorts.map((each) => (
            <option key={each} value={each}>
              {t(each)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FilterCheckbox } from "@/components/form/filter-select";
import { fieldClasses } from "@/components/ui/field-classes";
import type { SkillChoice } from "@/lib/features/experts/card";
import { skillList } from "@/lib/features/experts/client";
import { filterField, firstSkills } from "@/lib/features/experts/search-params";

/** More boxes than this at once help nobody and slow the page down; the search within finds the others. */
const mostSkills = 200;

const sameText = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

const isCalled = ({ id, label, name }: SkillChoice, skill: string) =>
  id === skill || sameText(label, skill) || sameText(name, skill);

/**
 * The skills to choose from: the commonest from the server until the whole list is wanted, which is when it is
 * opened or when the address names a skill that is not among them.
 */
export function useSkillItems(common: readonly SkillChoice[], chosen: readonly string[], isOpen: boolean) {
  const isKnown = (skill: string) => common.some((item) => isCalled(item, skill));
  const query = useQuery({ ...skillList, enabled: isOpen || !chosen.every(isKnown) });
  const items = query.data ?? common;
  /** The item that a key, a label or a name from an address means; one without a count when nobody has that skill. */
  const itemOf = (skill: string): SkillChoice =>
    items.find((item) => isCalled(item, skill)) ?? { id: skill, label: skill, name: skill };
  return { items, itemOf, isPending: query.isFetching, isError: query.isError };
}

/** How many experts a choice has; nothing where that is not known. */
export function ChoiceCount({ count }: { count: number | undefined }) {
  const t = useTranslations("Experts.browser.filters.skills");
  const locale = useLocale();
  if (count === undefined) return null;
  return (
    <span className="tabular pr-2 text-muted-foreground text-sm">
      {count.toLocaleString(locale)}
      <span className="sr-only"> {t("expertCount")}</span>
    </span>
  );
}

/** Skills with checkboxes and counts: 6, or all of them with a search; chosen ones always stay in sight. */
export function SkillsFilter({
  common,
  total,
  chosen,
  counts,
  onChange,
}: {
  common: readonly SkillChoice[];
  /** How many skills there are in all. */
  total: number;
  chosen: readonly string[];
  /** Experts by skill under the other filters, undefined while that is not known; of all experts where none is set. */
  counts: Readonly<Record<string, number>> | undefined | "all";
  onChange: (skills: string[]) => void;
}) {
  const t = useTranslations("Experts.browser.filters.skills");
  const work = useTranslations("Fields.work");
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState("");
  const listId = useId();
  const { items, itemOf, isPending, isError } = useSkillItems(common, chosen, isOpen);
  const chosenItems = chosen.map(itemOf);
  const isChosen = (id: string) => chosenItems.some((item) => item.id === id);

  const first = items.slice(0, firstSkills);
  const extra = chosenItems.filter(({ id }) => !first.some((item) => item.id === id));
  const wanted = search.trim().toLocaleLowerCase();
  const found = items.filter(({ label, name, others = "" }) =>
    [name, label, others].some((each) => each.toLocaleLowerCase().includes(wanted)),
  );
  const unlisted = extra.filter(({ id }) => !items.some((item) => item.id === id));
  const shown = isOpen ? [...(wanted ? [] : unlisted), ...found.slice(0, mostSkills)] : [...first, ...extra];
  const hidden = Math.max(total, items.length) - first.length - (extra.length - unlisted.length);
  /** What one press brings: the search within finds the others. */
  const more = Math.min(hidden, mostSkills - first.length);

  const toggle = (id: string) => {
    const ids = chosenItems.map((item) => item.id);
    onChange(isChosen(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  };

  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{work("skills")}</legend>
      {isOpen ? (
        <input
          type="search"
          aria-label={t("search")}
          placeholder={t("searchPlaceholder")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className={`${fieldClasses} my-2 h-11`}
        />
      ) : null}
      <ul
        id={listId}
        className={isOpen ? "-mx-1 max-h-96 overflow-y-auto overscroll-contain px-1" : undefined}
      >
        {shown.map(({ id, name, count }) => (
          <li key={id}>
            <FilterCheckbox
              field={{ ...filterField("skills"), value: id }}
              checked={isChosen(id)}
              onChange={() => toggle(id)}
            >
              <span className="min-w-0 flex-1 break-words">{name}</span>
              <ChoiceCount count={counts === "all" ? count : counts && (counts[id] ?? 0)} />
            </FilterCheckbox>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted-foreground text-sm">
        {isOpen && isPending ? t("loading") : null}
        {isOpen && isError ? t("error") : null}
        {isOpen && !isPending && shown.length === 0 ? t("noMatch") : null}
        {isOpen && found.length > mostSkills ? t("capped", { count: mostSkills }) : null}
      </p>
      {hidden > 0 || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            setIsOpen(!isOpen);
            setSearch("");
          }}
          className="inline-flex h-11 items-center font-medium text-primary underline underline-offset-4 hover:text-primary-hover"
        >
          {isOpen ? t("showLess") : t("showMore", { count: more })}
        </button>
      ) : null}
    </fieldset>
  );
}

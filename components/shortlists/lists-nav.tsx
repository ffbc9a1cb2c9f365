import { getTranslations } from "next-intl/server";
import { CurrentInSight } from "@/components/layout/current-in-sight";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";

const places = ["favorites", "shortlists", "savedSearches"] as const;

/** What each is called in its own room. */
const names = {
  favorites: "Shell.nav.favorites",
  shortlists: "Shortlists.title",
  savedSearches: "SavedSearches.title",
} as const;

/** The way between what somebody keeps of experts: favourites, shortlists and searches. */
export async function ListsNav({ current }: { current: (typeof places)[number] }) {
  const [t, words] = await Promise.all([getTranslations("Shortlists.nav"), getTranslations()]);
  return (
    <nav aria-label={t("label")} className="mb-6 overflow-x-auto border-border border-b">
      <CurrentInSight className="flex gap-1">
        {places.map((place) => (
          <li key={place} className="shrink-0">
            <Link
              href={shellRoutes[place]}
              prefetch={false}
              {...(place === current ? { "aria-current": "page" as const } : {})}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-2.5 font-medium text-muted-foreground transition-colors hover:text-foreground sm:px-4 aria-[current=page]:border-primary aria-[current=page]:text-foreground"
            >
              {words(names[place])}
            </Link>
          </li>
        ))}
      </CurrentInSight>
    </nav>
  );
}

import { getTranslations } from "next-intl/server";
import { CurrentInSight } from "@/components/layout/current-in-sight";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";

/** The way between what a company has here: projects, meetings, shortlists, contracts, messages and the team. */
export async function CompanyNav({ current }: { current: "projects" | "quotes" | "contracts" | "team" }) {
  const [t, quotes, meetings, words] = await Promise.all([
    getTranslations("CompanyProjects"),
    getTranslations("Quotes.list"),
    getTranslations("OwnMeetings"),
    getTranslations("Shortlists"),
  ]);
  const places = [
    ["projects", shellRoutes.company, t("title")],
    ["quotes", shellRoutes.quotes, quotes("title")],
    ["meetings", `${shellRoutes.company}#meetings`, meetings("title")],
    ["shortlists", shellRoutes.shortlists, words("title")],
    ["contracts", shellRoutes.companyContracts, t("nav.contracts")],
    ["messages", shellRoutes.messages, t("nav.messages")],
    ["team", shellRoutes.team, t("nav.team")],
  ] as const;
  return (
    <nav
      aria-label={t("nav.label")}
      className="mb-6 overflow-x-auto border-border border-b sm:overflow-visible"
    >
      <CurrentInSight className="flex sm:flex-wrap lg:gap-1">
        {places.map(([place, href, name]) => (
          <li key={place} className="shrink-0">
            <Link
              href={href}
              prefetch={false}
              {...(place === current ? { "aria-current": "page" as const } : {})}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-3 font-medium lg:px-4 text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground"
            >
              {name}
            </Link>
          </li>
        ))}
      </CurrentInSight>
    </nav>
  );
}

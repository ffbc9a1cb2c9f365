"use client";

import { useTranslations } from "#texts";
import { CurrentInSight } from "@/components/layout/current-in-sight";
import { Link } from "@/components/layout/link";
import { cn } from "@/components/ui/cn";
import { usePathname } from "@/lib/client/navigation";

const pages = [
  ["dashboard", "/admin"],
  ["people", "/admin/people"],
  ["projects", "/admin/projects"],
  ["projectApplications", "/admin/project-applications"],
  ["invitations", "/admin/invitations"],
  ["quotes", "/admin/quotes"],
  ["meetings", "/admin/meetings"],
  ["reports", "/admin/conversation-reports"],
  ["audit", "/admin/audit"],
  ["outbox", "/admin/outbox"],
  ["searches", "/admin/searches"],
  ["jobs", "/admin/jobs"],
] as const;

/** Second addresses of these pages (decisions B2), which the browser keeps. */
const aliases: Partial<Record<(typeof pages)[number][0], string>> = {
  dashboard: "/admin-dashboard",
  projects: "/admin-projects",
  meetings: "/admin-meetings",
};

/** The ways between the administrators' pages. */
export function AdminNavigation() {
  const t = useTranslations("Admin.navigation");
  const path = usePathname();
  return (
    <nav aria-label={t("label")} className="-mx-4 mb-8 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <CurrentInSight className="flex w-max gap-1 rounded-lg bg-muted p-1">
        {pages.map(([key, href]) => {
          const isCurrent =
            path === href || path === aliases[key] || (href !== "/admin" && path.startsWith(`${href}/`));
          return (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center whitespace-nowrap rounded-md px-4 font-medium transition-colors",
                  isCurrent
                    ? "bg-card text-foreground shadow-sm"
                    : "text-muted-foreground hover:text-foreground",
                )}
              >
                {t(key)}
              </Link>
            </li>
          );
        })}
      </CurrentInSight>
    </nav>
  );
}

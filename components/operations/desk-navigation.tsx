"use client";

import { useQuery } from "@tanstack/react-query";
import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardList,
  ContactRound,
  FileSignature,
  FileText,
  Flag,
  FolderKanban,
  Headset,
  Inbox,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
  SearchX,
  Send,
  Settings,
  Timer,
  Users,
} from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { cn } from "@/components/ui/cn";
import { usePathname } from "@/lib/client/navigation";
import { useFormatter } from "@/lib/client/use-formatter";
import { inboxCountQuery } from "@/lib/features/operations/desk-client";

/** The administrators' pages, in the groups of the rail. A page may have a second address (decisions B2). */
export const deskPages = [
  [
    { key: "inbox", href: "/admin/inbox", Icon: Inbox },
    { key: "dashboard", href: "/admin", alias: "/admin-dashboard", Icon: LayoutDashboard },
  ],
  [
    { key: "experts", href: "/admin?tab=experts", Icon: Users },
    { key: "applications", href: "/admin?tab=applications", Icon: ClipboardList },
    { key: "people", href: "/admin/people", Icon: ContactRound },
    { key: "companies", href: "/admin/companies", Icon: Building2 },
    { key: "projects", href: "/admin/projects", alias: "/admin-projects", Icon: FolderKanban },
    { key: "projectApplications", href: "/admin/project-applications", Icon: ListChecks },
    { key: "invitations", href: "/admin/invitations", Icon: Send },
    { key: "meetings", href: "/admin/meetings", alias: "/admin-meetings", Icon: CalendarDays },
    { key: "consultants", href: "/admin/consultants", Icon: Headset },
    { key: "quotes", href: "/admin/quotes", Icon: FileText },
    { key: "contracts", href: "/admin?tab=contracts", Icon: FileSignature },
    { key: "reports", href: "/admin/conversation-reports", Icon: Flag },
  ],
  [
    { key: "outbox", href: "/admin/outbox", Icon: Mail },
    { key: "audit", href: "/admin/audit", Icon: ScrollText },
    { key: "funnel", href: "/admin/funnel", Icon: ChartNoAxesColumn },
    { key: "searches", href: "/admin/searches", Icon: SearchX },
    { key: "jobs", href: "/admin/jobs", Icon: Timer },
    { key: "settings", href: "/admin/settings", Icon: Settings },
  ],
] as const satisfies readonly (readonly { key: string; href: string; alias?: string; Icon: LucideIcon }[])[];

/** The ways between the administrators' pages; what waits is counted beside the inbox. */
export function DeskNavigation() {
  const t = useTranslations("Admin.navigation");
  const path = usePathname();
  const tab = useSearchParams().get("tab");
  // The lists that have a place of their own in the rail are tabs of the dashboard.
  const here = deskPages.flat().find(({ href, ...page }) =>
    href.includes("?")
      ? path === "/admin" && href === `/admin?tab=${tab}`
      : path === href ||
        ("alias" in page && path === page.alias) ||
        // A page of one of its items; every page stands below the dashboard's address.
        (href !== "/admin" && path.startsWith(`${href}/`)),
  );
  const listed = deskPages.flat().find(({ href }) => href === `/admin?tab=${tab}`);
  const current = path === "/admin" || path === "/admin-dashboard" ? (listed ?? here) : here;
  return (
    <nav aria-label={t("label")} className="flex-1 space-y-4 overflow-y-auto px-2 py-3">
      {deskPages.map((pages) => (
        <ul key={pages[0].key} className="space-y-0.5">
          {pages.map(({ key, href, Icon }) => (
            <li key={key}>
              <Link
                href={href}
                prefetch={false}
                aria-current={current?.key === key ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors hover:bg-muted xl:min-h-9",
                  current?.key === key
                    ? "bg-secondary font-semibold text-secondary-foreground"
                    : "font-medium text-muted-foreground hover:text-foreground",
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 flex-1">{t(key)}</span>
                {key === "inbox" ? <Waiting /> : null}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** How many wait; nothing while that is not known. */
function Waiting() {
  const t = useTranslations("Admin.navigation");
  const format = useFormatter();
  const { data } = useQuery(inboxCountQuery);
  if (!data || data.total === 0) return null;
  return (
    <span className="tabular rounded-full bg-muted px-2 py-0.5 font-medium text-foreground text-xs">
      {format.number(data.total)}
      <span className="sr-only"> {t("waiting")}</span>
    </span>
  );
}

"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { localePath } from "@/lib/shared/locales";
import { type DashboardTab, dashboardTabs } from "./dashboard-tabs";

const loading = () => <Skeleton className="h-96 w-full" />;
/** Each tab is loaded when it is opened. */
const panels: Record<DashboardTab, ComponentType> = {
  overview: dynamic(() => import("./overview/overview-panel"), { loading }),
  experts: dynamic(() => import("@/components/experts/moderation/experts-panel"), { loading }),
  projects: dynamic(() => import("@/components/postings/moderation/projects-panel"), { loading }),
  applications: dynamic(() => import("@/components/expert-applications/moderation/applications-panel"), {
    loading,
  }),
  meetings: dynamic(() => import("@/components/meetings/moderation/meetings-panel"), { loading }),
  contracts: dynamic(() => import("@/components/contracts/moderation/contracts-panel"), { loading }),
};

/** The six tabs of the dashboard (001 §2); which one is open stands in the address. */
export function Dashboard({ initialTab }: { initialTab: DashboardTab }) {
  const t = useTranslations("Admin.tabs");
  const locale = useLocale();
  const [tab, setTab] = useState(initialTab);

  // Links of the overview lead to other tabs, and the back button leads back.
  const asked = useSearchParams().get("tab");
  useEffect(() => setTab(dashboardTabs.find((each) => each === asked) ?? "overview"), [asked]);

  function open(next: DashboardTab) {
    setTab(next);
    // Search, order and page belong to the tab that is left.
    window.history.replaceState(
      null,
      "",
      localePath(locale, next === "overview" ? "/admin" : `/admin?tab=${next}`),
    );
  }

  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the tab that is open is in sight.
  useEffect(() => {
    row.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView?.({ block: "nearest", inline: "center" });
  }, [tab]);

  return (
    <Tabs value={tab} onValueChange={(value) => open(value as DashboardTab)}>
      <TabsList ref={row} aria-label={t("label")}>
        {dashboardTabs.map((each) => (
          <TabsTrigger key={each} value={each} data-tab={each}>
            {t(each)}
          </TabsTrigger>
        ))}
      </TabsList>
      {dashboardTabs.map((each) => {
        const Panel = panels[each];
        return (
          <TabsContent key={each} value={each}>
            <Panel />
          </TabsContent>
        );
      })}
    </Tabs>
  );
}

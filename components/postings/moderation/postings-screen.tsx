"use client";

import { useQueries } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { useListWish } from "@/components/admin/use-list-wish";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { adminList } from "@/lib/client/admin-list";
import { postingsPath } from "@/lib/features/postings/moderation-client";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { PostingList } from "./posting-list";

const tabs = ["pending", "approved", "all"] as const;
export type PostingsTab = (typeof tabs)[number];

const statusOf = (tab: PostingsTab) => (tab === "all" ? "" : tab);

/**
 * The postings page (001 §2). The open tab, the search and the page stand in the address, the first tab without a
 * name; the counts follow the search.
 */
export function PostingsScreen() {
  const t = useTranslations("AdminProjects");
  const { wish, filters, change } = useListWish();
  const tab = tabs.find((each) => each === wish.status) ?? "pending";
  // The approved ones stand as the public sees them; that order is what the buttons change.
  const sort = tab === "approved" ? "displayOrder" : "";
  const address = { wish: { ...wish, status: statusOf(tab), sort }, filters, change };
  const counts = useQueries({
    queries: tabs.map((each) =>
      adminList<AdminPosting>(postingsPath, { q: wish.q, status: statusOf(each), sort: "", page: 1 }, 1),
    ),
  });

  return (
    <Tabs value={tab} onValueChange={(next) => change({ status: next === "pending" ? "" : next })}>
      <ListToolbar
        list={address}
        searchLabel={t("search")}
        exportPath="/api/admin/exports/project-postings"
      />
      <TabsList aria-label={t("page.tabs")} className="mt-5">
        {tabs.map((each, index) => {
          const count = counts[index]?.data?.total;
          return (
            <TabsTrigger key={each} value={each}>
              {count === undefined ? t(`page.${each}Plain`) : t(`page.${each}`, { count })}
            </TabsTrigger>
          );
        })}
      </TabsList>
      {tabs.map((each) => (
        <TabsContent key={each} value={each}>
          <PostingList
            tab={each}
            address={address}
            approvedCount={wish.q === "" ? counts[1]?.data?.total : undefined}
          />
        </TabsContent>
      ))}
    </Tabs>
  );
}

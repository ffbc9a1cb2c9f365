"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import {
  ArrowRight,
  Briefcase,
  Building2,
  CalendarDays,
  ClipboardList,
  ContactRound,
  Download,
  FileSignature,
  FileText,
  LoaderCircle,
  Mail,
  Moon,
  Plus,
  User,
} from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { useState } from "react";
import { useTranslations } from "#texts";
import { byHandPath } from "@/components/admin/by-hand-path";
import { placeOf } from "@/components/admin/desk/places";
import { useRouter } from "@/lib/client/navigation";
import { useThemeToggle } from "@/lib/client/theme";
import { useDebounced } from "@/lib/client/use-debounced";
import { deskSearchQuery } from "@/lib/features/operations/desk-client";
import { deskEntities } from "@/lib/features/operations/desk-rules";
import type { DeskFind } from "@/lib/features/operations/desk-schemas";
import { deskPages } from "../desk-navigation";

const icons = {
  expert: User,
  application: ClipboardList,
  posting: Briefcase,
  booking: CalendarDays,
  contract: FileSignature,
  person: ContactRound,
  company: Building2,
  quote: FileText,
  mail: Mail,
} as const satisfies Record<DeskFind["kind"], unknown>;

/** What each kind is called, in the words of the log. */
const entities = { ...deskEntities, person: "account", quote: "quote", mail: "mail_message" } as const;

const itemClasses =
  "flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 py-1.5 text-sm data-[selected=true]:bg-secondary data-[selected=true]:text-secondary-foreground";
const groupClasses =
  "**:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-muted-foreground **:[[cmdk-group-heading]]:text-xs";

/** The exports that the list behind the palette offers, with its search and filters. */
const offeredExports = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('main a[download][href^="/api/admin/exports/"]'),
];

/** Finds any person, posting, booking, contract and mail, goes to every page, and runs what is no page. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations("AdminPalette");
  const pages = useTranslations("Admin.navigation");
  const kinds = useTranslations("AdminAudit.entities");
  const links = useTranslations("AdminByHand.links");
  const invite = useTranslations("AdminPeople.invite");
  const lists = useTranslations("Admin.table");
  const router = useRouter();
  const { toggle } = useThemeToggle();
  const [typed, setTyped] = useState("");
  const [exports] = useState(offeredExports);
  const wanted = useDebounced(typed.trim(), 150);
  const { data, isFetching, isError } = useQuery({
    ...deskSearchQuery(wanted),
    placeholderData: keepPreviousData,
  });
  const found = typed.trim().length >= 2 ? (data ?? []) : [];
  const fits = (name: string) => name.toLowerCase().includes(typed.trim().toLowerCase());
  const shownPages = deskPages.flat().filter(({ key }) => fits(pages(key)));
  const begun = [
    ...(["posting", "booking", "expert"] as const).map((kind) => [links(kind), byHandPath(kind)] as const),
    [invite("open"), "/admin/people?invite=admin"] as const,
  ].filter(([name]) => fits(name));
  const exportName = ({ href }: HTMLAnchorElement) =>
    new URL(href).searchParams.has("separator")
      ? `${lists("export")} · ${lists("exportSemicolons")}`
      : lists("export");
  const shownExports = exports.filter((link) => fits(exportName(link)));
  const isWaiting = typed.trim().length >= 2 && (isFetching || wanted !== typed.trim());

  function go(href: string) {
    onClose();
    router.push(href);
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-3 top-3 z-50 mx-auto max-w-xl overflow-hidden rounded-xl border border-border bg-card text-card-foreground shadow-lg sm:top-24"
        >
          <Dialog.Title className="sr-only">{t("title")}</Dialog.Title>
          {/* The server searches; what it finds is not filtered a second time. */}
          <Command label={t("title")} shouldFilter={false} loop>
            <div className="flex items-center gap-3 border-border border-b px-4">
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={100}
                placeholder={t("placeholder")}
                className="h-13 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted-foreground"
              />
              {isWaiting ? (
                <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
              ) : null}
            </div>
            <Command.List label={t("results")} className="max-h-[60dvh] overflow-y-auto p-2">
              <Command.Empty className="px-3 py-6 text-center text-muted-foreground">
                {isError ? t("failed") : isWaiting ? t("searching") : t("nothing")}
              </Command.Empty>
              {found.length > 0 ? (
                <Command.Group heading={t("found")} className={groupClasses}>
                  {found.map(({ kind, id, title, detail }) => {
                    const Icon = icons[kind];
                    return (
                      <Command.Item
                        key={`${kind}-${id}`}
                        value={`${kind}-${id}`}
                        className={itemClasses}
                        onSelect={() => go(placeOf(kind, id))}
                      >
                        <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                        <span className="min-w-0 flex-1">
                          <span className="block truncate font-medium">{title}</span>
                          <span className="block truncate text-muted-foreground">
                            {[kinds(entities[kind]), detail].filter(Boolean).join(" · ")}
                          </span>
                        </span>
                      </Command.Item>
                    );
                  })}
                </Command.Group>
              ) : null}
              {shownPages.length > 0 ? (
                <Command.Group heading={t("pages")} className={groupClasses}>
                  {shownPages.map(({ key, href, Icon }) => (
                    <Command.Item
                      key={key}
                      value={`page-${key}`}
                      className={itemClasses}
                      onSelect={() => go(href)}
                    >
                      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                      {pages(key)}
                    </Command.Item>
                  ))}
                </Command.Group>
              ) : null}
              {begun.length + shownExports.length > 0 || fits(t("theme")) || fits(t("site")) ? (
                <Command.Group heading={t("actions")} className={groupClasses}>
                  {begun.map(([name, href]) => (
                    <Command.Item
                      key={href}
                      value={`action-${href}`}
                      className={itemClasses}
                      onSelect={() => go(href)}
                    >
                      <Plus aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                      {name}
                    </Command.Item>
                  ))}
                  {shownExports.map((link) => (
                    <Command.Item
                      key={link.href}
                      value={`export-${link.href}`}
                      className={itemClasses}
                      onSelect={() => {
                        link.click();
                        onClose();
                      }}
                    >
                      <Download aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                      {exportName(link)}
                    </Command.Item>
                  ))}
                  {fits(t("theme")) ? (
                    <Command.Item
                      value="action-theme"
                      className={itemClasses}
                      onSelect={() => {
                        toggle();
                        onClose();
                      }}
                    >
                      <Moon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                      {t("theme")}
                    </Command.Item>
                  ) : null}
                  {fits(t("site")) ? (
                    <Command.Item value="action-site" className={itemClasses} onSelect={() => go("/")}>
                      <ArrowRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                      {t("site")}
                    </Command.Item>
                  ) : null}
                </Command.Group>
              ) : null}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

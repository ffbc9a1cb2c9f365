"use client";

import { Bookmark, Check, Columns3, X } from "lucide-react";
import * as Menu from "radix-ui/dropdown-menu";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { AdminList } from "./use-admin-list";
import { maxViews, type TableSettings } from "./use-table-settings";

const panel =
  "z-50 max-h-[70dvh] min-w-56 overflow-y-auto rounded-md border border-border bg-card p-1 text-card-foreground shadow-lg";
const item =
  "flex min-h-11 cursor-default select-none items-center gap-2 rounded-sm px-3 outline-none data-highlighted:bg-muted lg:min-h-9";

/** Which columns a table shows, and the views that somebody has saved of it. */
export function TableOptions<Item>({
  settings,
  list,
}: {
  settings: TableSettings<Item>;
  list: Omit<AdminList<Item>, "filters"> & Partial<Pick<AdminList<Item>, "filters">>;
}) {
  const t = useTranslations("Admin.table");
  const actions = useTranslations("Actions");
  const adminActions = useTranslations("Admin.actions");
  const [isNaming, setIsNaming] = useState(false);
  const { choices, choose, views, saveViews } = settings;
  const { q, status, sort } = list.wish;
  const shown = { q, status, sort, ...list.filters };
  const query = new URLSearchParams(
    Object.entries(shown).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  const open = (view: string) => {
    const parameters = new URLSearchParams(view);
    list.change(Object.fromEntries(Object.keys(shown).map((name) => [name, parameters.get(name) ?? ""])));
  };
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (!name) return;
    saveViews([...views.filter((view) => view.name !== name), { name, query }].slice(-maxViews));
    setIsNaming(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="sm" className="max-lg:h-11">
            <Bookmark aria-hidden />
            {t("views.label")}
          </Button>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content align="start" sideOffset={4} className={panel}>
            <Menu.Item className={item} onSelect={() => open("")}>
              {t("views.everything")}
            </Menu.Item>
            {views.map((view) => (
              <Menu.Item key={view.name} className={item} onSelect={() => open(view.query)}>
                <Check aria-hidden className={view.query === query ? "size-4" : "invisible size-4"} />
                {view.name}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-1 h-px bg-border" />
            <Menu.Item className={item} disabled={query === ""} onSelect={() => setIsNaming(true)}>
              {t("views.save")}
            </Menu.Item>
            {views.map((view) => (
              <Menu.Item
                key={view.name}
                className={`${item} text-destructive`}
                onSelect={() => saveViews(views.filter((each) => each !== view))}
              >
                <X aria-hidden className="size-4" />
                {adminActions("deleteOne", { name: view.name })}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      <Menu.Root modal={false}>
        <Menu.Trigger asChild>
          <Button variant="outline" size="sm" className="max-lg:hidden">
            <Columns3 aria-hidden />
            {t("columns")}
          </Button>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content align="start" sideOffset={4} className={panel}>
            {choices.map(({ key, header, isShown }) => (
              <Menu.CheckboxItem
                key={key}
                className={item}
                checked={isShown}
                // Several are chosen at once.
                onSelect={(event) => event.preventDefault()}
                onCheckedChange={(checked) => choose(key, checked)}
              >
                <Check aria-hidden className={isShown ? "size-4" : "invisible size-4"} />
                {header}
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {isNaming ? (
        <form onSubmit={save} className="flex flex-wrap items-center gap-2">
          <Input
            name="name"
            autoFocus
            maxLength={60}
            aria-label={t("views.name")}
            placeholder={t("views.name")}
            className="w-56"
          />
          <Button type="submit" size="sm" className="max-lg:h-11">
            {t("views.keep")}
          </Button>
          <Button
            type="button"
            variant="ghost"
            size="sm"
            className="max-lg:h-11"
            onClick={() => setIsNaming(false)}
          >
            {actions("cancel")}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

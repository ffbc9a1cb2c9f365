"use client";

import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { inboxKeys } from "./keys";

/** The keys of the inbox, and the switch that takes them away. */
export default function KeysHelp({
  areOn,
  onChange,
  onClose,
}: {
  areOn: boolean;
  onChange: (areOn: boolean) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminInbox.keys");
  const inbox = useTranslations("AdminInbox");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("title")}
        description={t("description")}
        closeLabel={actions("close")}
      >
        <dl className="divide-y divide-border border-border border-y">
          {Object.entries(inboxKeys).map(([key, command]) => (
            <div key={key} className="flex items-center gap-4 py-2">
              <dt>
                <kbd className="inline-flex min-w-8 justify-center rounded-sm border border-input bg-muted px-2 py-0.5 font-mono text-sm">
                  {key.toUpperCase()}
                </kbd>
              </dt>
              <dd>
                {command === "next" || command === "previous" ? inbox(command) : t(`commands.${command}`)}
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={areOn}
            onChange={(event) => onChange(event.target.checked)}
          />
          {t("switch")}
        </label>
        <DialogFooter>
          <Button onClick={onClose}>{actions("close")}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

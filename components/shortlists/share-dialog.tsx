"use client";

import { Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { FieldShell } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/lib/client/toast";
import { shareShortlist, unshareShortlist } from "@/lib/features/shortlists/client";
import { localePath } from "@/lib/shared/locales";

/** Makes the link of a list, shows it in the language of the page to be copied, and takes it back. */
export default function ShareDialog({
  listId,
  url,
  onChange,
  onClose,
}: {
  listId: number;
  url: string | null;
  onChange: (url: string | null) => void;
  onClose: () => void;
}) {
  const t = useTranslations("Shortlists.share");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const params = { id: listId };
  const locale = useLocale();
  const link = url === null ? null : new URL(localePath(locale, new URL(url).pathname), url).href;

  async function change(work: () => Promise<unknown>) {
    if (isSending) return;
    setSending(true);
    await work().catch((error: unknown) => failedToast(error, feedback));
    setSending(false);
  }
  const make = () => change(async () => onChange((await shareShortlist({ params })).url));
  const stop = () =>
    change(async () => {
      await unshareShortlist({ params });
      onChange(null);
      toast({ title: t("stopped") });
    });
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link ?? "");
      toast({ title: t("copied") });
    } catch {
      toast({ title: t("copyFailed"), variant: "destructive" });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        width="sm"
        title={t("title")}
        description={t("description")}
        closeLabel={actions("close")}
      >
        {link ? (
          <FieldShell id={id} label={t("link")} optionalMark={null}>
            <Input ref={field} id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
          </FieldShell>
        ) : null}
        <DialogFooter className={link ? undefined : "mt-0"}>
          {link ? (
            <>
              <Button variant="outline" aria-disabled={isSending} onClick={() => void stop()}>
                {t("stop")}
              </Button>
              <Button onClick={() => void copy()}>
                <Copy aria-hidden />
                {t("copy")}
              </Button>
            </>
          ) : (
            <Button aria-disabled={isSending} onClick={() => void make()}>
              {t("make")}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

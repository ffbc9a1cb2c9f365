import { Pencil, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { buttonVariants } from "@/components/ui/button-variants";
import { isGone } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { deleteShortlist, renameShortlist } from "@/lib/features/shortlists/client";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));
const RenameDialog = dynamic(() => import("./rename-dialog"));

/** Renaming and deleting a list, each asked for in a dialog; `children` are further buttons. */
export function ListActions({
  list,
  onRename,
  onDelete,
  children,
}: {
  list: { id: number; name: string };
  onRename: (name: string) => void;
  onDelete: () => void;
  children?: ReactNode;
}) {
  const t = useTranslations("Shortlists.actions");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const params = { id: list.id };
  const close = () => setAsking(null);

  async function rename(name: string) {
    const { name: stored } = await renameShortlist({ params, body: { name } });
    onRename(stored);
    close();
    toast({ title: t("renamed"), description: stored });
  }
  async function remove() {
    close();
    try {
      await deleteShortlist({ params });
    } catch (error) {
      if (!isGone(error)) {
        failedToast(error, feedback);
        return;
      }
    }
    onDelete();
    toast({ title: t("deleted"), description: list.name });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <button
        type="button"
        aria-label={t("renameOne", { name: list.name })}
        onClick={() => setAsking("rename")}
        className={buttonVariants({ variant: "outline" })}
      >
        <Pencil aria-hidden />
        {t("rename")}
      </button>
      <button
        type="button"
        onClick={() => setAsking("delete")}
        className={buttonVariants({ variant: "outline" })}
      >
        <Trash2 aria-hidden />
        {t("deleteConfirm")}
        <span className="sr-only">: {list.name}</span>
      </button>
      {asking === "rename" ? <RenameDialog name={list.name} send={rename} onClose={close} /> : null}
      {asking === "delete" ? (
        <ConfirmDialog
          title={t("deleteTitle", { name: list.name })}
          description={t("deleteDescription")}
          confirm={t("deleteConfirm")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => void remove()}
          onKeep={close}
        />
      ) : null}
    </div>
  );
}

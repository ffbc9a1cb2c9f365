"use client";

import { useTranslations } from "#texts";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import type { Company, CompanyInput } from "@/lib/features/companies/schemas";
import { CompanyForm } from "./company-form";

/** Changes the company's details; it stays open while the server refuses them. */
export default function CompanyDialog({
  company,
  send,
  onClose,
}: {
  company: Company;
  send: (values: CompanyInput) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useTranslations("Team.company");
  const actions = useTranslations("Actions");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="sm" title={t("edit")} closeLabel={actions("close")}>
        <CompanyForm
          initial={company}
          label={t("region")}
          submit={t("save")}
          pending={t("saving")}
          send={send}
        />
      </DialogContent>
    </Dialog>
  );
}

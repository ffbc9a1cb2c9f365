"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { Form } from "@/components/form/form";
import { useZodForm } from "@/components/form/use-zod-form";
import { FormActions } from "@/components/own-profile/form-actions";
import { AboutFields } from "@/components/own-profile/sections/about";
import { WorkFields } from "@/components/own-profile/sections/work";
import { useAskedField } from "@/components/own-profile/use-asked-field";
import { ApiError } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { putExpert } from "@/lib/features/experts/change-client";
import { expertKeys } from "@/lib/features/experts/client";
import { profileChanges, toDashboardForm } from "@/lib/features/experts/own-profile";
import { type DashboardValues, dashboardForm } from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";

/** The dashboard's form of the expert (001 §2, §5): open all the time, with rules of its own. */
export function DashboardForm({ expert: stored }: { expert: FullExpert }) {
  const t = useTranslations("Dashboard.form");
  const editing = useTranslations("Editing");
  const router = useRouter();
  const queryClient = useQueryClient();
  const [expert, setExpert] = useState(stored);
  const [problem, setProblem] = useState<unknown>(null);
  const form = useZodForm(dashboardForm, { defaultValues: toDashboardForm(stored) });
  const id = useId();
  useAskedField(id);

  async function save(values: DashboardValues) {
    setProblem(null);
    try {
      const saved = await putExpert(expert.id, profileChanges(expert, values));
      setExpert(saved);
      form.reset(toDashboardForm(saved));
    } catch (error) {
      const description =
        error instanceof ApiError ? t("toasts.failedStatus", statusOf(error)) : t("toasts.failed");
      toast({ title: editing("failed"), description, variant: "destructive" });
      // The form puts the server's messages beside their fields; whatever else there is to say is said at its end.
      throw error;
    }
    toast({ title: t("toasts.savedTitle"), description: t("toasts.saved") });
    // The figures beside the form, and other pages of this visit, show the expert too.
    void queryClient.invalidateQueries({ queryKey: expertKeys.all });
    router.refresh();
  }

  return (
    <Form form={form} onSubmit={save} onError={setProblem} id={id} aria-label={t("label")}>
      <AboutFields descriptionLabel={t("fields.description")} />
      <WorkFields availabilityLabel={t("fields.availability")} />
      <FormActions
        problem={problem}
        failed={t("toasts.failed")}
        cancel={editing("discard")}
        unchanged={t("unchanged")}
        isAlwaysOpen
        onCancel={(path) => {
          form.reset(toDashboardForm(expert));
          setProblem(null);
          if (path) router.push(path);
        }}
      />
    </Form>
  );
}

/** "{status}: {statusText}" (001 §8); HTTP/2 has no status text, so the server's message stands in for it. */
const statusOf = ({ status, statusText, body }: ApiError) => ({
  status,
  statusText: statusText || body?.message || "",
});

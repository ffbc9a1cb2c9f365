"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { ImageUpload } from "@/components/form/image-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { serverMessage } from "@/lib/client/api";
import { updateExpert } from "@/lib/features/experts/change-client";
import { adminExperts } from "@/lib/features/experts/moderation-client";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";

/** The picture of an expert: uploaded or removed at once, beside the form (decisions B21). */
export function EditImage({ expert }: { expert: AdminExpert }) {
  const image = useTranslations("ImageUpload");
  const feedback = useTranslations("Feedback");
  const words = {
    paths: [adminExperts.path],
    success: () => ({ title: image("saved") }),
    failure: (error: unknown) => ({
      title: feedback("failed"),
      description: serverMessage(error, image("failed")),
    }),
  };
  const remove = useAdminAction({
    run: (id: number) => updateExpert(id, { profileImage: null }),
    ...words,
  });
  // The upload sends by itself; this tells about it as about every other change.
  const tell = useAdminAction({
    run: (result: FullExpert | Error) =>
      result instanceof Error ? Promise.reject(result) : Promise.resolve(result),
    ...words,
  });
  return (
    <section aria-label={image("title")} className="grid gap-4 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-4 sm:flex-col">
        <Avatar name={expert.name} src={expert.profileImage} size="xl" />
        {expert.profileImage ? (
          <Button
            variant="outline"
            size="sm"
            className="h-11"
            disabled={remove.isPending}
            onClick={() => remove.mutate(expert.id)}
          >
            <Trash2 aria-hidden />
            {image("remove")}
          </Button>
        ) : null}
      </div>
      <ImageUpload
        expertId={expert.id}
        onSaved={(saved) => tell.mutate(saved)}
        onFailed={(error) => {
          tell.mutate(error instanceof Error ? error : new Error(String(error)));
          return serverMessage(error, image("failed"));
        }}
      />
    </section>
  );
}

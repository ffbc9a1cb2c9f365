"use client";

import { Trash2 } from "lucide-react";
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { ImageUpload } from "@/components/form/image-upload";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { updateExpert } from "@/lib/features/experts/change-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { parseImageAddress } from "@/lib/shared/web-address";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

/** The picture of a profile: as it is, from a file, from an address, or none (spec 000 §7, §8). Each is saved at once. */
export function ProfileImageSection({
  expert,
  onSaved,
}: {
  expert: FullExpert;
  onSaved: (expert: FullExpert) => void;
}) {
  const t = useTranslations("OwnProfile");
  const image = useTranslations("ImageUpload");
  const editingTexts = useTranslations("Editing");
  const actions = useTranslations("Actions");
  const id = useId();
  const addressField = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isUpdating, setIsUpdating] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);

  function saved(changed: FullExpert) {
    onSaved(changed);
    toast({ title: image("saved"), description: t("toasts.imageSaved") });
  }

  function failed(error: unknown): string {
    toast({ title: t("toasts.failedTitle"), description: image("failed"), variant: "destructive" });
    return serverMessage(error, image("failed"));
  }

  async function change(profileImage: string | null) {
    setProblem(undefined);
    setIsUpdating(true);
    try {
      saved(await updateExpert(expert.id, { profileImage }));
      setAddress("");
      // The button that was pressed may be gone now.
      addressField.current?.focus();
    } catch (error) {
      setProblem(failed(error));
    } finally {
      setIsUpdating(false);
    }
  }

  async function updateAddress(event: FormEvent) {
    event.preventDefault();
    if (isUpdating || address.trim() === "") return;
    const image = parseImageAddress(address);
    if (image) return change(image);
    setProblem(t("toasts.invalidUrl"));
    toast({
      title: t("toasts.invalidUrlTitle"),
      description: t("toasts.invalidUrl"),
      variant: "destructive",
    });
  }

  return (
    // The name of the field, as links to it say.
    <Card id="profileImage">
      <CardContent className="space-y-6">
        <div>
          <h2 className="text-heading">{image("title")}</h2>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Avatar name={expert.name} src={expert.profileImage} size="xl" />
            <div className="min-w-0 flex-1 basis-40 space-y-2">
              <p className="text-muted-foreground text-sm">
                {expert.profileImage ? t("image.current") : t("image.none")}
              </p>
              {expert.profileImage ? (
                <Button variant="outline" disabled={isUpdating} onClick={() => setIsRemoving(true)}>
                  <Trash2 aria-hidden />
                  {image("remove")}
                </Button>
              ) : null}
            </div>
          </div>
        </div>
        <ImageUpload expertId={expert.id} onSaved={saved} onFailed={failed} />
        <form noValidate onSubmit={updateAddress} className="space-y-1.5 border-border border-t pt-6">
          <Label htmlFor={id}>{t("image.urlLabel")}</Label>
          <div className="flex gap-3">
            <Input
              ref={addressField}
              id={id}
              type="url"
              value={address}
              onChange={(event) => setAddress(event.target.value)}
              placeholder="https://"
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-help${problem ? ` ${id}-error` : ""}`}
              className="min-w-0"
            />
            <Button
              type="submit"
              variant="outline"
              disabled={isUpdating || address.trim() === ""}
              title={address.trim() === "" ? t("image.updateDisabled") : undefined}
            >
              {isUpdating ? t("image.updating") : t("image.update")}
            </Button>
          </div>
          <FieldHelp id={`${id}-help`}>{t("image.urlHelp")}</FieldHelp>
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </form>
      </CardContent>
      {isRemoving ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t("image.removeTitle")}
            description={t("image.removeText")}
            confirm={image("remove")}
            keep={editingTexts("keepIt")}
            close={actions("close")}
            onKeep={() => setIsRemoving(false)}
            onConfirm={() => {
              setIsRemoving(false);
              void change(null);
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

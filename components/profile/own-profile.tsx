"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Pencil } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { FormLabels } from "@/components/form/form-labels";
import { ProfileOptimiser } from "@/components/insights/profile-optimiser";
import { PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { expertKeys } from "@/lib/features/experts/client";
import { profileStatus } from "@/lib/features/experts/own-profile";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { fillText } from "@/lib/shared/fill-text";
import type { OwnProfileTexts } from "./own-profile-texts";
import { ProfileForm } from "./profile-form";
import { ProfileImageSection } from "./profile-image-section";
import { StatusBadge, StatusNotice } from "./profile-status";
import { ProfileView } from "./profile-view";

/** One's own expert profile, to read and to change in place (spec 001 §2); administrators see it of anybody (decisions A6). */
export function OwnProfile({
  expert: stored,
  isOwn,
  texts,
  labels,
  locale,
}: {
  expert: FullExpert;
  isOwn: boolean;
  texts: OwnProfileTexts;
  labels: FormLabels;
  locale: string;
}) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [expert, setExpert] = useState(stored);
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const status = profileStatus(expert);

  // After editing, focus is where it began.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function save(changed: FullExpert) {
    setExpert(changed);
    // Other pages of this visit show the expert too.
    void queryClient.invalidateQueries({ queryKey: expertKeys.all });
    router.refresh();
  }

  return (
    <PageShell>
      <header className="flex flex-col gap-6 lg:flex-row lg:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-4 sm:gap-6">
          <Avatar name={expert.name} src={expert.profileImage} size="lg" />
          <div className="min-w-0 space-y-1">
            <h1 className="text-title">{texts.title}</h1>
            <p className="break-words text-lg text-muted-foreground">
              {expert.name} · {expert.title}
            </p>
            <StatusBadge status={status} texts={texts.status} />
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          {status === "published" ? (
            <Link
              href={`/expert/${expert.id}`}
              prefetch={false}
              className={buttonVariants({ variant: "outline" })}
            >
              <ExternalLink aria-hidden />
              {texts.viewPublic}
            </Link>
          ) : null}
          {isEditing ? null : (
            <Button ref={editButton} variant="accent" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden />
              {texts.edit}
            </Button>
          )}
        </div>
      </header>

      <div className="mt-6 space-y-4">
        {isOwn ? (
          <StatusNotice status={status} texts={texts.status} />
        ) : (
          <Alert variant="warning" title={fillText(texts.adminNotice, { name: expert.name })} />
        )}
      </div>

      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {isEditing ? (
            <ProfileForm
              expert={expert}
              texts={texts}
              labels={labels}
              onSaved={save}
              onDone={(path) => {
                setIsEditing(false);
                if (path) router.push(path);
              }}
            />
          ) : (
            <ProfileView expert={expert} texts={texts} locale={locale} />
          )}
          <ProfileOptimiser
            expertId={expert.id}
            currentRate={expert.hourlyRate}
            texts={texts.optimiser}
            locale={locale}
          />
        </div>
        <aside className="space-y-6">
          <ProfileImageSection expert={expert} texts={texts} locale={locale} onSaved={save} />
        </aside>
      </div>
    </PageShell>
  );
}

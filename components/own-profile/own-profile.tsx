"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { PageShell } from "@/components/layout/page-shell";
import { PortfolioSection } from "@/components/portfolio/portfolio-section";
import { ProfileOptimiser } from "@/components/profile-advice/profile-optimiser";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useRouter } from "@/lib/client/navigation";
import { expertKeys } from "@/lib/features/experts/client";
import { profileStatus, toProfileForm } from "@/lib/features/experts/own-profile";
import type { FullExpert } from "@/lib/features/experts/schemas";
import type { PortfolioAnswer } from "@/lib/features/portfolio/schemas";
import type { Said } from "@/lib/shared/locales";
import { ChangesNotice } from "./changes-notice";
import { LiveCard, type TypedProfile } from "./live-card";
import { ProfileForm } from "./profile-form";
import { ProfileHeader } from "./profile-header";
import { ProfileImageSection } from "./profile-image-section";
import { StatusNotice } from "./profile-status";
import { ProfileView } from "./profile-view";
import { askedField } from "./use-asked-field";
import { Visibility } from "./visibility";

/** One's own expert profile, to read and to change in place (spec 001 §2); administrators see it of anybody (decisions A6). */
export function OwnProfile({
  expert: stored,
  isOwn,
  portfolio,
  askedChanges = null,
  children,
}: {
  expert: FullExpert;
  isOwn: boolean;
  /** The last analysis of the portfolio; null for anybody but the owner. */
  portfolio: { stored: PortfolioAnswer | null } | null;
  /** What our team asks its owner to change. */
  askedChanges?: Said | null;
  /** What stands below the profile for its owner alone. */
  children?: ReactNode;
}) {
  const t = useTranslations("OwnProfile");
  const router = useRouter();
  const queryClient = useQueryClient();
  const [expert, setExpert] = useState(stored);
  const [isEditing, setIsEditing] = useState(false);
  const [typed, setTyped] = useState<TypedProfile>({});
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const status = profileStatus(expert);

  // A link to one of the form's fields opens the form.
  useEffect(() => {
    if (Object.hasOwn(toProfileForm(stored), askedField())) setIsEditing(true);
  }, [stored]);

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
      <ProfileHeader title={t("title")} expert={expert}>
        {isEditing ? null : (
          <Button ref={editButton} variant="accent" onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden />
            {t("edit")}
          </Button>
        )}
      </ProfileHeader>

      <div className="mt-6 space-y-4">
        {isOwn ? (
          <>
            <Visibility expert={expert} onSaved={setExpert} />
            <StatusNotice status={status} />
            {status === "changes_requested" && askedChanges ? (
              <ChangesNotice
                expertId={expert.id}
                asked={askedChanges}
                isEditing={isEditing}
                onSent={setExpert}
              />
            ) : null}
          </>
        ) : (
          <Alert variant="warning" title={t("adminNotice", { name: expert.name })} />
        )}
      </div>

      {/* On narrow screens the picture stands between the profile and the advice on it. */}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {isEditing ? (
            <ProfileForm
              expert={expert}
              onSaved={save}
              onTyped={setTyped}
              onDone={(path) => {
                setIsEditing(false);
                setTyped({});
                if (path) router.push(path);
              }}
            />
          ) : (
            <ProfileView expert={expert} />
          )}
        </div>
        {/* The card stays in sight beside what is typed. */}
        <aside className="space-y-6 lg:row-span-2 lg:self-stretch">
          <ProfileImageSection expert={expert} onSaved={save} />
          <div className="lg:sticky lg:top-24">
            <LiveCard expert={expert} typed={typed} />
          </div>
        </aside>
        <div className="min-w-0 space-y-6">
          <ProfileOptimiser expertId={expert.id} currentRate={expert.hourlyRate} />
          {portfolio ? (
            <PortfolioSection {...portfolio} expert={expert} isEditing={isEditing} onSaved={save} />
          ) : null}
          {children}
        </div>
      </div>
    </PageShell>
  );
}

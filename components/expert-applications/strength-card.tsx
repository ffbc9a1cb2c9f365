"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useLocale, useTranslations } from "#texts";
import { StrengthRing } from "@/components/feedback/strength-ring";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useDebounced } from "@/lib/client/use-debounced";
import {
  type DraftProfile,
  expertLevel,
  expertLevels,
  profileStrength,
  type StrengthMessage,
  type StrengthPart,
  strengthThresholds,
} from "@/lib/features/expert-applications/rules";
import type { ApplicationForm } from "@/lib/features/expert-applications/schemas";
import { formatEuros } from "@/lib/shared/format-money";

/** So many of what would raise the score are named at a time. */
const shownParts = 3;
/** A pause after which another message is announced; while somebody types, nothing is. */
const announcementDelayMs = 1500;

/** Profile strength with what would raise it, and the expert level (spec 000 §9). */
export function StrengthCard({ profile }: { profile: DraftProfile }) {
  const t = useTranslations("Applications.strength");
  const locale = useLocale();
  const { setFocus } = useFormContext<ApplicationForm>();
  const { score, message, missing } = profileStrength(profile);
  const partText = (part: StrengthPart) =>
    t(`parts.${part}`, {
      hours: strengthThresholds.weeklyAvailabilityHours.from,
      rate: formatEuros(strengthThresholds.hourlyRate.above * 100, locale),
      years: strengthThresholds.experienceYears.above,
    });
  return (
    <Card className="p-5">
      <h2 className="text-subheading">{t("title")}</h2>
      <div className="mt-3 flex items-center gap-5">
        <StrengthRing score={score} outOf={t("outOf")} />
        <div className="min-w-0">
          <p className="font-semibold">{t(`messages.${message}`)}</p>
          <LevelText years={profile.experienceYears} />
        </div>
      </div>
      {missing.length > 0 ? (
        <>
          <h3 className="mt-4 font-medium text-sm">{t("raise")}</h3>
          <ul className="mt-1">
            {missing.slice(0, shownParts).map(({ part, points }) => (
              <li key={part}>
                <button
                  type="button"
                  onClick={() => setFocus(part)}
                  className="group flex min-h-11 w-full items-center justify-between gap-3 rounded-sm text-left text-sm lg:min-h-9"
                >
                  <span className="underline decoration-input underline-offset-4 group-hover:decoration-current">
                    {partText(part)}
                  </span>
                  <span aria-hidden className="tabular font-medium text-success">
                    {t("points", { points })}
                  </span>
                  <span className="sr-only">{t("pointsLabel", { points })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4 text-muted-foreground text-sm">{t("complete")}</p>
      )}
      <p className="mt-3 text-muted-foreground text-sm">{t("counts")}</p>
      <StrengthAnnouncement score={score} message={message} />
    </Card>
  );
}

function LevelText({ years }: { years: number | null }) {
  const t = useTranslations("Applications.level");
  const level = expertLevel(years);
  const next = expertLevels[expertLevels.findIndex((each) => each.level === level) - 1];
  return (
    <>
      <p className="mt-1 text-sm">
        <span className="text-muted-foreground">{t("title")}:</span>{" "}
        <Badge variant="primary">{t(`names.${level}`)}</Badge>
      </p>
      {next ? (
        <p className="mt-1 text-muted-foreground text-sm">
          {t("next", { level: t(`names.${next.level}`), years: next.fromYears })}
        </p>
      ) : null}
    </>
  );
}

/** Speaks only when another of the three messages has held for a moment, so that it does not talk into typing. */
function StrengthAnnouncement({ score, message }: { score: number; message: StrengthMessage }) {
  const t = useTranslations("Applications.strength");
  const settled = useDebounced(message, announcementDelayMs);
  const spoken = useRef(settled);
  const [text, setText] = useState("");
  const speak = useEffectEvent(() =>
    setText(t("announcement", { score, message: t(`messages.${settled}`) })),
  );
  useEffect(() => {
    if (spoken.current === settled) return;
    spoken.current = settled;
    speak();
  }, [settled]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

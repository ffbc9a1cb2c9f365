"use client";

import { useEffect, useRef } from "react";
import { useTranslations } from "#texts";
import { ApiError } from "@/lib/client/api";
import { openLogin } from "@/lib/client/open-login";
import { toast } from "@/lib/client/toast";
import { changeFavorite, changeGuestFavorite, useFavorite } from "@/lib/features/favorites/hearts";

/** How long the reason can be read before login opens (000 §8). */
export const loginDelayMs = 1500;

/** Where the card goes with its favourite. */
export interface FavoriteRemoval {
  /** Called when the heart is pressed, before the answer: focus needs another place. */
  onRemove: () => void;
}

interface FavoriteButtonProps {
  expertId: number;
  /** The public name. */
  name: string;
  /** Asks for this expert alone, where there are no cards that share one answer. */
  ownStatus?: boolean;
  /** Where the card goes with its favourite: the toast then offers to bring it back. */
  removal?: FavoriteRemoval | undefined;
  className?: string;
}

const isSignInMissing = ({ status, body }: ApiError) =>
  status === 401 || body?.reason === "authentication_required";

/** What the heart says: its own words, and those of every action. */
const useHeartTexts = () => ({
  t: useTranslations("Favorites.button"),
  feedback: useTranslations("Feedback"),
  actions: useTranslations("Actions"),
});

/** Changes a favourite and says what came of it, in the words of 000 §8. */
async function change(
  heart: FavoriteButtonProps,
  texts: ReturnType<typeof useHeartTexts>,
  isWanted: boolean,
): Promise<void> {
  const { t, feedback, actions } = texts;
  const { expertId, name } = heart;
  try {
    await changeFavorite(expertId, isWanted);
  } catch (error) {
    if (error instanceof ApiError && isSignInMissing(error)) {
      toast({
        title: feedback("loginRequired"),
        description: isWanted ? t("loginToAdd") : t("loginToManage"),
        variant: "destructive",
      });
      setTimeout(openLogin, loginDelayMs);
    } else {
      toast({
        title: feedback("failed"),
        description: isWanted ? t("addFailed") : t("removeFailed"),
        variant: "destructive",
      });
    }
    return;
  }
  if (isWanted) {
    toast({ title: t("added"), description: t("addedText", { expert: name }) });
  } else {
    const undo = { label: actions("undo"), onClick: () => void change(heart, texts, true) };
    toast({ title: t("removed"), ...(heart.removal ? { action: undo } : {}) });
  }
}

/**
 * Adds an expert to the favourites and takes it out again (000 §4, decisions A11, deal P1). Cached pages are the same for
 * everybody, so until the browser knows better it is a quiet shape of the same size.
 */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { expertId, name, ownStatus = false, removal, className = "" } = props;
  const texts = useHeartTexts();
  const { t, feedback } = texts;
  const state = useFavorite(expertId, ownStatus);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isPending = state === "adding" || state === "removing";
  const isFavorited = state === "yes" || state === "adding" || state === "kept";

  // Browsers take the focus off a button that is disabled; whoever has not moved on gets it back.
  useEffect(() => {
    if (isPending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isPending]);

  const press = () => {
    if (state === "guest" || state === "kept") {
      changeGuestFavorite(expertId, state === "guest");
      toast(
        state === "guest"
          ? { title: feedback("loginRequired"), description: t("loginToAdd"), variant: "destructive" }
          : { title: t("removed") },
      );
      return;
    }
    wasPressed.current = true;
    void change(props, texts, !isFavorited);
    if (isFavorited) removal?.onRemove();
  };

  return (
    <button
      ref={button}
      type="button"
      disabled={state === "unknown" || isPending}
      {...(state === "unknown" ? {} : { "aria-pressed": isFavorited })}
      aria-label={t("save", { expert: name })}
      onClick={press}
      className={`favorite-button ${className}`}
    />
  );
}

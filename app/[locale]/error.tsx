"use client";

import { useLocale, useTranslations } from "#texts";
import type { ThrownValue } from "@/components/feedback/thrown-value";
import { localePath } from "@/lib/shared/locales";

const button = "inline-flex h-11 items-center justify-center rounded-md px-5 font-medium transition-colors";

/** A page that failed, inside the shell. Loaded with every page, so it is written without the component kit. */
export default function ErrorPage({ error, retry }: { error: ThrownValue; retry: () => void }) {
  const t = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const digest = error?.digest;
  return (
    <div role="alert" className="mx-auto w-full max-w-narrow px-4 py-16 text-center sm:py-24">
      <h1 className="text-title">{t("error.title")}</h1>
      <p className="mx-auto mt-3 max-w-reading text-lg text-muted-foreground">{t("error.description")}</p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <button
          type="button"
          className={`${button} bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover`}
          onClick={retry}
        >
          {actions("tryAgain")}
        </button>
        {/* A full page load on purpose: it leaves whatever state the error came from. */}
        <a
          href={localePath(useLocale(), "/")}
          className={`${button} border border-input bg-card hover:bg-muted`}
        >
          {actions("home")}
        </a>
      </div>
      {digest ? (
        <p className="mt-8 text-muted-foreground text-sm">
          {t("error.reference")}: <code>{digest}</code>
        </p>
      ) : null}
    </div>
  );
}

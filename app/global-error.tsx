"use client";

import "./globals.css";
import { useLayoutEffect } from "react";
import type { ThrownValue } from "@/components/feedback/thrown-value";
import { applyTheme } from "@/lib/client/apply-theme";
import messages from "@/messages/global-error.json";

type Language = keyof typeof messages;

const isLanguage = (prefix: string): prefix is Language => Object.hasOwn(messages, prefix);

/** Outside of the layout only the address tells the language. */
function languageOfAddress(): Language {
  const [, prefix = ""] = typeof window === "undefined" ? [] : window.location.pathname.split("/");
  return isLanguage(prefix) ? prefix : "en";
}

/**
 * The last resort, when the layout itself failed: no shell, and no next-intl, whose messages
 * would have to travel with every page, as all does that is imported here. Hence its own few words in
 * messages/global-error.json, by language.
 */
export default function GlobalError({ error, retry }: { error: ThrownValue; retry: () => void }) {
  const language = languageOfAddress();
  const text = messages[language];
  const digest = error?.digest;

  // This document replaces the one that carried the theme's class.
  useLayoutEffect(applyTheme, []);

  return (
    <html lang={language}>
      <body>
        <title>{text.title}</title>
        <main className="mx-auto w-full max-w-narrow px-4 py-24 text-center">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-3 text-lg text-muted-foreground">{text.description}</p>
          <button
            type="button"
            className="mt-8 inline-flex h-11 items-center rounded-md bg-primary px-5 font-medium text-primary-foreground"
            onClick={retry}
          >
            {text.tryAgain}
          </button>
          {digest ? (
            <p className="mt-8 text-muted-foreground text-sm">
              {text.reference}: <code>{digest}</code>
            </p>
          ) : null}
        </main>
      </body>
    </html>
  );
}

import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ErrorTextProvider } from "@/components/feedback/error-text";
import { Toaster } from "@/components/feedback/toaster";
import { ThemeProvider } from "@/lib/client/theme";
import { toastHotkey } from "@/lib/client/toast";
import { brand } from "@/lib/shared/brand";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Everything around a page: theme, skip link, header, <main>, footer, toasts. Goes into the layout's <body>. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const shell = await getTranslations("Shell");
  const feedback = await getTranslations("Feedback");
  return (
    <ThemeProvider>
      <ErrorTextProvider
        text={{
          title: feedback("error.title"),
          description: feedback("error.description"),
          tryAgain: feedback("error.tryAgain"),
          home: feedback("error.home"),
          reference: feedback("error.reference"),
        }}
      >
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-medium text-primary-foreground focus:translate-y-0"
        >
          {shell("skipLink")}
        </a>
        <div className="flex min-h-dvh flex-col">
          <SiteHeader />
          <noscript>
            <p className="border-border border-b bg-secondary px-4 py-3 text-center text-secondary-foreground">
              {shell("noScript", { support: brand.supportEmail })}
            </p>
          </noscript>
          <main id="main" tabIndex={-1} className="flex-1">
            {children}
          </main>
          <SiteFooter />
        </div>
        <Toaster
          labels={{
            region: feedback("toast.region", { hotkey: toastHotkey }),
            close: feedback("toast.close"),
          }}
        />
      </ErrorTextProvider>
    </ThemeProvider>
  );
}

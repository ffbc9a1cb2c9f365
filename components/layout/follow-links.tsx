"use client";

// biome-ignore lint/style/noRestrictedImports: the addresses of anchors have their language already.
import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { type Locale, localePath, withoutLocale } from "@/lib/shared/locales";

const choice = () => import("@/lib/client/language-choice");
const prefetched = 'a[data-link="prefetch"]';

/** What an event happened in. */
const closest = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;

/** Whether the browser itself has something to do with this press: a new tab, a download, another site. */
const isForBrowser = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.target !== "" ||
  link.hasAttribute("download") ||
  link.origin !== window.location.origin;

/**
 * Leads to the pages of the site without loading the site anew: it listens for every `Link`, and fetches pages whose
 * links come in sight or are aimed at. In place of Next's own link, which is a component for each anchor and 4 kB of
 * JavaScript on every page. Links to other languages (`LanguageLinks`) are followed as what they are: a choice.
 */
export function FollowLinks() {
  const router = useRouter();
  const pathname = usePathname();
  const { user } = useCurrentUser();
  const { isAuthenticated } = user;

  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        router.prefetch((target as HTMLAnchorElement).href);
      }
    });
    // The new page's own links; those that come later are fetched when they are aimed at.
    for (const link of document.querySelectorAll(`${prefetched}[href^="/"]`)) sight.observe(link);
    return () => sight.disconnect();
  }, [router, pathname]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = closest(event, "a[data-link], a[data-language]");
      if (!link || event.defaultPrevented) return;
      const language = link.dataset.language as Locale | undefined;
      const isBrowsers = isForBrowser(event, link);
      if (!isBrowsers) event.preventDefault();
      if (language) {
        void choice().then(({ chooseLanguage }) => chooseLanguage(language, isAuthenticated, !isBrowsers));
      } else if (!isBrowsers) router.push(link.href);
    };
    const onAim = (event: Event) => {
      const link = closest(event, `${prefetched}, a[data-language]`);
      if (!link) return;
      const language = link.dataset.language as Locale | undefined;
      // The static page does not know the address that it is read at: a new tab shall open this page too.
      if (language) link.href = localePath(language, withoutLocale(window.location.pathname));
      else if (link.origin === window.location.origin) router.prefetch(link.href);
    };
    // After React, whose components may prevent a press.
    window.addEventListener("click", onClick);
    window.addEventListener("pointerover", onAim, { passive: true });
    window.addEventListener("focusin", onAim);
    return () => {
      window.removeEventListener("click", onClick);
      window.removeEventListener("pointerover", onAim);
      window.removeEventListener("focusin", onAim);
    };
  }, [router, isAuthenticated]);

  useEffect(() => {
    try {
      if (sessionStorage.getItem("languageScroll") !== null)
        void choice().then(({ restoreScroll }) => restoreScroll());
    } catch {
      // Without the storage there is no place to go back to.
    }
  }, []);
  return null;
}

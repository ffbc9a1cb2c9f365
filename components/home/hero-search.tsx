"use client";

import { type ReactNode, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { shellRoutes } from "@/components/layout/navigation";
import { fieldClasses } from "@/components/ui/field-classes";
import { handOverBrief, isBrief } from "@/lib/client/handed-brief";
import { useRouter } from "@/lib/client/navigation";
import { filterNames } from "@/lib/features/experts/search-params";
import { localePath } from "@/lib/shared/locales";

/** Words lead to the experts they find, a pasted brief to matching. Without a script every text is words. */
export function HeroSearch({ buttonClassName, icon }: { buttonClassName: string; icon: ReactNode }) {
  const t = useTranslations("Home.search");
  const router = useRouter();
  const [text, setText] = useState("");
  const isProject = isBrief(text);
  return (
    <form
      action={localePath(useLocale(), shellRoutes.experts)}
      onSubmit={(event) => {
        if (!isProject) return;
        event.preventDefault();
        handOverBrief(text.trim());
        router.push(shellRoutes.matching);
      }}
    >
      <label htmlFor="hero-search" className="font-medium">
        {t("label")}
      </label>
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:items-end">
        <textarea
          id="hero-search"
          name={filterNames.query}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          enterKeyHint="search"
          placeholder={t("placeholder")}
          aria-describedby="hero-search-help"
          className={`${fieldClasses} field-sizing-content max-h-48 min-h-13 min-w-0 flex-1 resize-none py-3`}
        />
        <button type="submit" className={buttonClassName}>
          {t(isProject ? "match" : "find")}
          {icon}
        </button>
      </div>
      <p id="hero-search-help" className="mt-2 text-muted-foreground text-sm">
        {t(isProject ? "briefHelp" : "help")}
      </p>
    </form>
  );
}

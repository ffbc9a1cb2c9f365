import { X } from "lucide-react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { usePathname } from "@/lib/client/navigation";
import { comparedBounds, comparePath } from "@/lib/features/comparison/address";
import { type Compared, clearCompared, setCompared } from "@/lib/features/comparison/selection";

/** Who is chosen for the comparison, and the way there. It stays in sight and lies above the footer at the page's end. */
export default function CompareBar({ chosen }: { chosen: readonly Compared[] }) {
  const t = useTranslations("Shell.compare");
  const isComparing = usePathname().startsWith("/compare");
  const isEnough = chosen.length >= comparedBounds.min;
  // The comparison itself needs no way to it.
  if (isComparing) return null;
  return (
    <section
      aria-label={t("region")}
      className="compare-bar sticky bottom-0 z-30 border-border border-t bg-card shadow-lg print:hidden"
    >
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
        <ul className="flex min-w-0 flex-1 flex-wrap gap-2 max-sm:hidden">
          {chosen.map((expert) => (
            <li key={expert.id} className="max-w-full">
              <button
                type="button"
                aria-label={t("remove", { name: expert.name })}
                onClick={() => setCompared(expert, false)}
                className="inline-flex h-11 max-w-full items-center gap-1.5 rounded-full bg-secondary pr-3 pl-4 font-medium text-secondary-foreground text-sm hover:bg-secondary-hover"
              >
                <span className="truncate">{expert.name}</span>
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
        {/* Where the buttons leave too little room for words, they go to the next line, together. */}
        <p role="status" className="flex-1 basis-40 text-sm sm:sr-only">
          {t(isEnough ? "chosen" : "oneMore", { count: chosen.length })}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={clearCompared} className={buttonVariants({ variant: "ghost" })}>
            {t("clear")}
          </button>
          {isEnough ? (
            <Link
              href={comparePath(chosen.map(({ id }) => id))}
              prefetch={false}
              className={buttonVariants()}
            >
              {t("open", { count: chosen.length })}
            </Link>
          ) : null}
        </div>
      </div>
    </section>
  );
}

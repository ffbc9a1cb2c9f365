import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import type { WishMatches } from "@/lib/features/matching/schemas";
import type { Wish } from "@/lib/features/matching/wish";
import { useWishWords } from "./wish-words";

/** What the musts did: how many experts are left, and how many each of them left out; one press makes it nice to have. */
export function WishMusts({
  effect: { total, left, musts },
  onRelax,
}: {
  effect: WishMatches;
  onRelax: (wish: Pick<Wish, "kind" | "value">) => void;
}) {
  const t = useTranslations("Wishes.musts");
  const words = useWishWords();
  if (musts.length === 0) return null;
  return (
    <section aria-labelledby="wish-musts" className="rounded-lg border border-border bg-card p-4 sm:p-5">
      <h3 id="wish-musts" className="font-semibold">
        {t("title", { left, total })}
      </h3>
      <ul className="mt-2 space-y-1">
        {musts.map((must) => (
          <li key={`${must.kind} ${must.value}`} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular min-w-0">
              {t("effect", { must: words(must), excluded: must.excluded, alone: must.alone })}
            </span>
            {must.excluded > 0 ? (
              <Button
                variant="link"
                size="sm"
                className="px-0 pointer-coarse:h-11"
                onClick={() => onRelax(must)}
              >
                {t("relax")}
                <span className="sr-only">: {words(must)}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

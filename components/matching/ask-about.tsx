import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/choice";
import { handOverQuestion } from "@/lib/client/handed-question";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { Wish } from "@/lib/features/matching/wish";
import { useWishWords } from "./wish-words";

const mostAsked = 3;

/**
 * 'Ask these three': a meeting with our consultant about the best of the results, of whom some can be left out. What is
 * asked goes along into the booking form, where it can be read and changed before anything is sent.
 */
export function AskAbout({ wishes, experts }: { wishes: readonly Wish[]; experts: readonly PublicExpert[] }) {
  const t = useTranslations("Wishes.ask");
  const wordsOf = useWishWords();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const best = experts.slice(0, mostAsked);
  const asked = best.filter(({ id }) => !leftOut.has(id));

  function toggle(id: number) {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    setLeftOut(next);
  }

  function handOver() {
    const people = asked.map(({ id, name, title }) => t("person", { name, title, id })).join("\n");
    const needs = wishes
      .map((wish) => (wish.isMust ? t("must", { wish: wordsOf(wish) }) : wordsOf(wish)))
      .join("; ");
    handOverQuestion(t("question", { count: asked.length, people, needs }));
  }

  return (
    <section
      aria-labelledby="ask-about"
      className="rounded-lg border border-border bg-card p-5 shadow-sm sm:p-6"
    >
      <h3 id="ask-about" className="text-subheading">
        {t("title", { count: best.length })}
      </h3>
      <p className="mt-1 max-w-reading text-muted-foreground">{t("text", { count: best.length })}</p>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {best.map(({ id, name, title }) => (
          <Checkbox key={id} checked={!leftOut.has(id)} onChange={() => toggle(id)} description={title}>
            {name}
          </Checkbox>
        ))}
      </div>
      {asked.length > 0 ? (
        <Link
          href={shellRoutes.bookMeeting}
          prefetch={false}
          onClick={handOver}
          className={buttonVariants({
            variant: "accent",
            className:
              "mt-4 max-sm:h-auto max-sm:min-h-11 max-sm:w-full max-sm:whitespace-normal max-sm:py-2",
          })}
        >
          <MessagesSquare aria-hidden />
          {t("action", { count: asked.length })}
        </Link>
      ) : (
        <p role="status" className="mt-4 text-muted-foreground">
          {t("nobody", { count: best.length })}
        </p>
      )}
    </section>
  );
}

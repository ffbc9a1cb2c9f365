"use client";

import { useQuery } from "@tanstack/react-query";
import { Copy, FilePlus2 } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import type { PostingDialogProps } from "@/components/postings/form/posting-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useNames } from "@/lib/client/names";
import { QueryProvider } from "@/lib/client/query-client";
import { toast } from "@/lib/client/toast";
import { resultLimits, wishMatches } from "@/lib/features/matching/client";
import { serialiseWishes, type Wish } from "@/lib/features/matching/wish";
import { postingOfWishes } from "@/lib/features/matching/wished-posting";
import { languageName } from "@/lib/shared/language-name";
import { AskAbout } from "./ask-about";
import { ExpertMatchResults } from "./expert-match-results";
import { WishChips } from "./wish-chips";
import { WishMusts } from "./wish-musts";

interface WishResultsProps {
  wishes: readonly Wish[];
  onChange: (wishes: readonly Wish[]) => void;
  /** How many texts were read: after each the heading takes the focus. 0 where the wishes come from the address. */
  readings: number;
}

/** What was understood, the experts who fit it, and what can be done about them. The address has all of it. */
export function WishResults(props: WishResultsProps) {
  return (
    <QueryProvider>
      <Understood {...props} />
    </QueryProvider>
  );
}

function Understood({ wishes, onChange, readings }: WishResultsProps) {
  const t = useTranslations("Wishes");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (readings > 0) heading.current?.focus();
  }, [readings]);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast({ title: t("share.copied") });
    } catch {
      toast({ title: t("share.failed"), description: window.location.href, variant: "destructive" });
    }
  }

  return (
    <section aria-labelledby="wishes" className="space-y-8">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0 max-w-reading flex-1 basis-72">
            <h2 ref={heading} id="wishes" tabIndex={-1} className="text-heading">
              {t("title")}
            </h2>
            <p className="mt-1 text-muted-foreground">{t("intro")}</p>
          </div>
          <Button variant="outline" onClick={() => void copyAddress()}>
            <Copy aria-hidden />
            {t("share.copy")}
          </Button>
        </div>
        <div className="mt-4">
          <WishChips wishes={wishes} onChange={onChange} />
        </div>
      </div>
      {/* The list that is shown belongs to one subject. */}
      <Results
        key={serialiseWishes(wishes)}
        wishes={wishes}
        onRelax={(must) => {
          onChange(
            wishes.map((wish) =>
              wish.kind === must.kind && wish.value === must.value ? { ...wish, isMust: false } : wish,
            ),
          );
          // The button goes with the results that it changes.
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function Results({
  wishes,
  onRelax,
}: {
  wishes: readonly Wish[];
  onRelax: (must: Pick<Wish, "kind" | "value">) => void;
}) {
  const t = useTranslations("Wishes");
  const either = new Intl.ListFormat(useLocale(), { type: "disjunction" });
  const names = useNames();
  const [limit, setLimit] = useState<number>(resultLimits[0]);
  const options = wishMatches(wishes, limit);
  const answer = useQuery(options).data;
  const matches = useQuery({ ...options, select: (found) => found.matches });
  return (
    <div className="space-y-6">
      {answer ? <WishMusts effect={answer} onRelax={onRelax} /> : null}
      {answer && answer.matches.length > 0 && answer.unearned.length > 0 ? (
        <Alert role="note">
          <p>{t("unearned", { skills: either.format(answer.unearned.map(names.skill)) })}</p>
        </Alert>
      ) : null}
      {answer && answer.matches.length > 0 ? (
        <AskAbout wishes={wishes} experts={answer.matches.map(({ expert }) => expert)} />
      ) : null}
      <ExpertMatchResults query={matches} limit={limit} onMore={setLimit} title={t("results")} />
      <PostThis wishes={wishes} />
    </div>
  );
}

/** The posting form with the wishes filled in; it comes when it is first opened. */
function PostThis({ wishes }: { wishes: readonly Wish[] }) {
  const t = useTranslations("Wishes.post");
  const feedback = useTranslations("Feedback");
  const [Dialog, setDialog] = useState<ComponentType<PostingDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const locale = useLocale();
  const [initialValues] = useState(() =>
    postingOfWishes(wishes, {
      languageName: (code) => languageName(code, locale),
      optionalSkills: (skills) => t("optionalSkills", { skills }),
    }),
  );
  const opener = useRef<HTMLButtonElement>(null);

  function open() {
    import("@/components/postings/form/posting-dialog").then(
      ({ PostingDialog }) => {
        setDialog(() => PostingDialog);
        setIsOpen(true);
      },
      () => toast({ title: feedback("failed"), description: t("failed"), variant: "destructive" }),
    );
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border bg-card p-5 sm:p-6">
      <p className="min-w-0 max-w-reading flex-1 basis-72 text-muted-foreground">{t("text")}</p>
      <Button ref={opener} variant="outline" onClick={open}>
        <FilePlus2 aria-hidden />
        {t("action")}
      </Button>
      {Dialog ? (
        <Dialog
          isOpen={isOpen}
          initialValues={initialValues}
          close={() => {
            setIsOpen(false);
            // Radix gives focus back to a trigger only, which this dialog has not.
            queueMicrotask(() => opener.current?.focus());
          }}
        />
      ) : null}
    </div>
  );
}

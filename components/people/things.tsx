"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useRef } from "react";
import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import { listedStatus } from "@/lib/features/contracts/states";
import type { AnyThing, moreThings } from "@/lib/features/people/client";

/** Where each of them has its home; a person's things are found by the address, others by what they are called. */
export function pageOfThing({ kind, id, title }: AnyThing, email?: string): string {
  const q = (text: string) => encodeURIComponent(text);
  const pages: Record<AnyThing["kind"], string> = {
    expert_application: `/admin?tab=applications&q=${q(email ?? title)}`,
    project_application: `/admin/project-applications?q=${q(email ?? title)}`,
    project: `/admin?tab=projects&item=${id}`,
    meeting_booking: `/admin/meetings?q=${q(`#${id}`)}`,
    quote: `/admin/quotes?q=${q(`#${id}`)}`,
    contract: `/admin?tab=contracts&item=${id}`,
    mail_message: `/admin/outbox?mail=${q(id)}`,
    conversation_report: `/admin/conversation-reports?report=${id}`,
  };
  return pages[kind];
}

/**
 * What a person or a company has here, by kind, newest first.
 * @param counts how many there are of each kind: the newest alone are given
 * @param more what asks for the rest of a kind
 */
export function Things<Kind extends AnyThing["kind"]>({
  kinds,
  things,
  counts,
  email,
  more,
}: {
  kinds: readonly Kind[];
  things: readonly (AnyThing & { kind: Kind })[];
  counts: Readonly<Record<Kind, number>>;
  email?: string;
  more: (kind: Kind) => ReturnType<typeof moreThings>;
}) {
  const t = useTranslations("AdminPeople.things");
  const format = useFormatter();
  return (
    <Card>
      <CardContent className="space-y-6">
        {kinds.map((kind) => {
          const own = things.filter((thing) => thing.kind === kind);
          return (
            <section key={kind}>
              <h2 className="font-semibold">
                {t(kind as "project")}{" "}
                <span className="tabular text-muted-foreground">{format.number(counts[kind])}</span>
              </h2>
              {own.length === 0 ? (
                <p className="mt-1 text-muted-foreground text-sm">{t("none")}</p>
              ) : counts[kind] > own.length ? (
                <AllThings first={own} count={counts[kind]} email={email} query={more(kind)} />
              ) : (
                <ThingList things={own} email={email} />
              )}
            </section>
          );
        })}
      </CardContent>
    </Card>
  );
}

/** Things of one kind, of which more are there on demand. */
function AllThings({
  first,
  count,
  email,
  query,
}: {
  first: readonly AnyThing[];
  count: number;
  email: string | undefined;
  query: ReturnType<typeof moreThings>;
}) {
  const t = useTranslations("AdminPeople.things");
  const { data, fetchNextPage, isFetching, isError } = useInfiniteQuery(query);
  const list = useRef<HTMLUListElement>(null);
  const rest = data?.pages.flat() ?? [];
  // What came in meanwhile moves the pages on: nothing stands twice.
  const all = [...new Map([...first, ...rest].map((thing) => [thing.id, thing])).values()];
  const shown = all.length;
  /** How many there were when more were asked for: whoever did goes on with the first new one. */
  const before = useRef(shown);
  useEffect(() => {
    if (shown > before.current) list.current?.querySelectorAll("a").item(before.current)?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <>
      <ThingList ref={list} things={all} email={email} />
      {isError ? (
        <p role="alert" className="mt-2 text-destructive text-sm">
          {t("failed")}
        </p>
      ) : null}
      {shown < count ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-2 max-lg:h-11"
          aria-disabled={isFetching}
          onClick={() => !isFetching && void fetchNextPage()}
        >
          {t("more", { count: count - shown })}
        </Button>
      ) : null}
    </>
  );
}

function ThingList({
  things,
  email,
  ref,
}: {
  things: readonly AnyThing[];
  email: string | undefined;
  ref?: Ref<HTMLUListElement>;
}) {
  const format = useFormatter();
  return (
    <ul ref={ref} className="mt-2 divide-y divide-border">
      {things.map((thing) => (
        <li key={thing.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <Link href={pageOfThing(thing, email)} prefetch={false} className={`${linkClasses} min-w-0`}>
            {thing.title}
          </Link>
          <span className="text-muted-foreground text-sm">
            <State thing={thing} />,{" "}
            <time dateTime={thing.at}>{format.dateTime(new Date(thing.at), { dateStyle: "medium" })}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The state in the words of its kind; a state of a later version keeps its own name. */
function State({ thing: { kind, state } }: { thing: AnyThing }) {
  const review = useTranslations("Choices.review");
  const opening = useTranslations("Choices.opening");
  const words = {
    expert_application: review,
    project: opening.has(state as "paused") ? opening : review,
    project_application: useTranslations("Choices.stage"),
    meeting_booking: useTranslations("Choices.meeting"),
    contract: useTranslations("Choices.contract"),
    quote: useTranslations("Quotes.status"),
    mail_message: useTranslations("AdminOutbox.status"),
    conversation_report: useTranslations("AdminReports.status"),
  };
  const t = words[kind] as typeof review;
  const key = (kind === "contract" ? listedStatus(state) : state) as "pending";
  return t.has(key) ? t(key) : state;
}

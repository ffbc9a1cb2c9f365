"use client";

import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import { type PersonDetails, personThings, type Thing } from "@/lib/features/people/schemas";

/** Where each of them has its home. */
function pageOf({ kind, id, title }: Thing, email: string): string {
  const q = (text: string) => encodeURIComponent(text);
  const pages: Record<Thing["kind"], string> = {
    expert_application: `/admin?tab=applications&q=${q(email)}`,
    project_application: `/admin/project-applications?q=${q(email)}`,
    project: `/admin?tab=projects&q=${q(title)}`,
    meeting_booking: `/admin/meetings?q=${q(`#${id}`)}`,
    quote: `/admin/quotes?q=${q(title)}`,
    contract: `/admin?tab=contracts&q=${q(title)}`,
    mail_message: `/admin/outbox?mail=${q(id)}`,
  };
  return pages[kind];
}

/** What somebody has here, by kind, newest first. */
export function PersonThings({ person: { things, email } }: { person: PersonDetails }) {
  const t = useTranslations("AdminPeople.things");
  const format = useFormatter();
  return (
    <Card>
      <CardContent className="space-y-6">
        {personThings.map((kind) => {
          const own = things.filter((thing) => thing.kind === kind);
          return (
            <section key={kind}>
              <h2 className="font-semibold">
                {t(kind)} <span className="tabular text-muted-foreground">{format.number(own.length)}</span>
              </h2>
              {own.length === 0 ? (
                <p className="mt-1 text-muted-foreground text-sm">{t("none")}</p>
              ) : (
                <ul className="mt-2 divide-y divide-border">
                  {own.map((thing) => (
                    <li
                      key={thing.id}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                    >
                      <Link href={pageOf(thing, email)} prefetch={false} className={`${linkClasses} min-w-0`}>
                        {thing.title}
                      </Link>
                      <span className="text-muted-foreground text-sm">
                        <State thing={thing} />,{" "}
                        <time dateTime={thing.at}>
                          {format.dateTime(new Date(thing.at), { dateStyle: "medium" })}
                        </time>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </CardContent>
    </Card>
  );
}

/** The state in the words of its kind; a state of a later version keeps its own name. */
function State({ thing: { kind, state } }: { thing: Thing }) {
  const review = useTranslations("Choices.review");
  const words = {
    ...{ expert_application: review, project: review },
    project_application: useTranslations("Choices.stage"),
    meeting_booking: useTranslations("Choices.meeting"),
    contract: useTranslations("Choices.contract"),
    quote: useTranslations("Quotes.status"),
    mail_message: useTranslations("AdminOutbox.status"),
  };
  const t = words[kind] as typeof review;
  const key = state as "pending";
  return t.has(key) ? t(key) : state;
}

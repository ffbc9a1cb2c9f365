"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { useFormatter } from "@/lib/client/use-formatter";
import type { PersonDetails } from "@/lib/features/people/schemas";
import { FactsCard } from "./facts-card";

/** Who somebody is here: how they sign in, since when, and what they belong to. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const t = useTranslations("AdminPeople.facts");
  const people = useTranslations("AdminPeople");
  const format = useFormatter();
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" });
  const ways = [...(person.hasPassword ? [t("password")] : []), ...person.providers, t("link")];
  const facts: [string, ReactNode][] = [
    [people("columns.since"), day(person.createdAt)],
    [t("verified"), person.emailVerifiedAt ? day(person.emailVerifiedAt) : t("never")],
    ...(person.waitingEmail ? [[t("waiting"), person.waitingEmail] satisfies [string, ReactNode]] : []),
    ...(person.suspendedAt ? [[t("suspended"), day(person.suspendedAt)] satisfies [string, ReactNode]] : []),
    [t("signIn"), ways.join(", ")],
    [t("twoFactor"), t(person.hasTwoFactor ? "on" : "off")],
    [
      t("messages"),
      person.messagesStoppedAt ? t("stopped", { date: day(person.messagesStoppedAt) }) : t("mayWrite"),
    ],
    [
      people("columns.company"),
      person.company
        ? t(person.company.role === "owner" ? "owner" : "member", { company: person.company.name })
        : t("none"),
    ],
    [
      people("profile"),
      person.expert ? (
        <Link
          key="expert"
          href={`/expert-profile/${person.expert.id}`}
          prefetch={false}
          className={linkClasses}
        >
          {person.expert.name}, {person.expert.title}
        </Link>
      ) : (
        t("none")
      ),
    ],
    [t("favorites"), format.number(person.favorites)],
  ];
  return <FactsCard title={t("title")} facts={facts} />;
}

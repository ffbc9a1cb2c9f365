"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { KeepFocus } from "@/components/layout/keep-focus";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { foundCompany } from "@/lib/features/companies/client";
import type { CompanyInput, Team } from "@/lib/features/companies/schemas";
import { CompanyCard } from "./company-card";
import { CompanyForm } from "./company-form";
import { InviteForm, TeamInvitations } from "./team-invitations";
import { TeamMembers } from "./team-members";
import { useTeam } from "./use-team";

/** The team of a company, or the way to start one. */
export function TeamScreen({
  initial,
  domain,
  hasRegister,
  at,
}: {
  initial: Team;
  /** What the reader's verified address could verify; null for none. */
  domain: string | null;
  hasRegister: boolean;
  at: string;
}) {
  const t = useTranslations("Team.found");
  const { team, setTeam, change } = useTeam(initial);
  const [attempts] = useState(createAttempts);
  async function found(body: CompanyInput) {
    setTeam(await foundCompany({ body }, { headers: { "Idempotency-Key": attempts(body).key } }));
    toast({ title: t("done") });
  }
  const { company, members, invitations } = team;
  if (!company) {
    return (
      <section aria-labelledby="team-found">
        <h2 id="team-found" className="text-subheading">
          {t("title")}
        </h2>
        <p className="mt-1 mb-6 max-w-reading text-muted-foreground">{t("intro")}</p>
        <CompanyForm
          initial={{ name: "", businessId: null }}
          label={t("title")}
          submit={t("submit")}
          pending={t("pending")}
          send={found}
        />
      </section>
    );
  }
  const isOwner = team.role === "owner";
  return (
    <KeepFocus>
      <div className="space-y-10">
        <CompanyCard
          company={company}
          isOwner={isOwner}
          domain={domain}
          hasRegister={hasRegister}
          change={change}
        />
        <TeamMembers members={members} isOwner={isOwner} change={change} />
        {isOwner ? <InviteForm change={change} /> : null}
        <TeamInvitations invitations={invitations} isOwner={isOwner} at={at} change={change} />
      </div>
    </KeepFocus>
  );
}

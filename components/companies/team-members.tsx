import dynamic from "next/dynamic";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { changeTeamRole, removeTeamMember } from "@/lib/features/companies/client";
import { type TeamRole, teamRoles } from "@/lib/features/companies/rules";
import type { TeamMember } from "@/lib/features/companies/schemas";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import type { Change } from "./use-team";

const ConfirmDialog = dynamic(() => import("@/components/feedback/confirm-dialog"));

/** Everybody of the team; owners change roles and remove others, anybody leaves. */
export function TeamMembers({
  members,
  isOwner,
  change,
}: {
  members: TeamMember[];
  isOwner: boolean;
  change: Change;
}) {
  const t = useTranslations("Team");
  const actions = useTranslations("Actions");
  const locale = useLocale();
  const [asked, setAsked] = useState<TeamMember | null>(null);
  const owners = members.filter(({ role }) => role === "owner");
  const isNeeded = ({ userId }: TeamMember) =>
    members.length > 1 && owners.length === 1 && owners[0]?.userId === userId;
  const setRole = ({ userId, name }: TeamMember, role: TeamRole) =>
    change(
      () => changeTeamRole({ params: { id: userId }, body: { role } }),
      t("members.roleChanged", { name, role }),
    );
  const remove = ({ userId, name, isSelf }: TeamMember) => {
    setAsked(null);
    void change(
      () => removeTeamMember({ params: { id: userId } }),
      isSelf ? t("leave.done") : t("members.removed", { name }),
    );
  };

  return (
    <section aria-labelledby="team-people">
      <h2 id="team-people" className="text-subheading">
        {t("members.title")}
      </h2>
      <p className="mt-1 max-w-reading text-muted-foreground text-sm">{t("members.explained")}</p>
      <ul className="mt-4 space-y-3">
        {members.map((member) => (
          <li
            key={member.userId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-border bg-card p-5"
          >
            <div className="wrap-anywhere min-w-0 flex-1 basis-56">
              <p className="font-medium">
                {member.name}
                {member.isSelf ? (
                  <span className="font-normal text-muted-foreground"> ({t("members.you")})</span>
                ) : null}
              </p>
              <p className="text-muted-foreground text-sm">
                {member.email} ·{" "}
                {t("members.joined", { date: formatDate(helsinkiDate(new Date(member.joinedAt)), locale) })}
              </p>
              {member.isSelf && isNeeded(member) ? (
                <p className="mt-1 text-muted-foreground text-sm">{t("leave.needOwner")}</p>
              ) : null}
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {isOwner && !isNeeded(member) && members.length > 1 ? (
                <NativeSelect
                  className="w-36"
                  aria-label={t("members.role", { name: member.name })}
                  value={member.role}
                  onChange={({ target }) => void setRole(member, target.value as TeamRole)}
                >
                  {teamRoles.map((role) => (
                    <option key={role} value={role}>
                      {t(`roles.${role}`)}
                    </option>
                  ))}
                </NativeSelect>
              ) : (
                <Badge variant={member.role === "owner" ? "info" : "neutral"}>
                  {t(`roles.${member.role}`)}
                </Badge>
              )}
              {(member.isSelf && !isNeeded(member)) || (isOwner && !member.isSelf) ? (
                <Button variant="outline" data-removes onClick={() => setAsked(member)}>
                  {member.isSelf ? t("leave.action") : t("members.remove")}
                  {member.isSelf ? null : <span className="sr-only">: {member.name}</span>}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {asked ? (
        <ConfirmDialog
          title={asked.isSelf ? t("leave.title") : t("members.removeTitle", { name: asked.name })}
          description={
            asked.isSelf
              ? t(members.length > 1 ? "leave.text" : "leave.lastText")
              : t("members.removeText", { name: asked.name })
          }
          confirm={asked.isSelf ? t("leave.action") : t("members.remove")}
          keep={actions("cancel")}
          close={actions("close")}
          onConfirm={() => remove(asked)}
          onKeep={() => setAsked(null)}
        />
      ) : null}
    </section>
  );
}

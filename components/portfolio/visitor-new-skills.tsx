"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRouter } from "@/lib/client/navigation";
import { QueryProvider } from "@/lib/client/query-client";
import { expertKeys } from "@/lib/features/experts/client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { NewSkills } from "./new-skills";

interface VisitorNewSkillsProps {
  expertId: number;
  skills: readonly string[];
}

/** The new skills on a page that shows no profile; loaded for owners alone, as other visitors need no query client. */
export default function VisitorNewSkills(props: VisitorNewSkillsProps) {
  return (
    <QueryProvider>
      <FollowedNewSkills {...props} />
    </QueryProvider>
  );
}

function FollowedNewSkills(props: VisitorNewSkillsProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [profileSkills, setProfileSkills] = useState<readonly string[]>([]);

  function save({ skills }: FullExpert) {
    setProfileSkills(skills);
    // Other pages of this visit show the expert too.
    void queryClient.invalidateQueries({ queryKey: expertKeys.all });
    router.refresh();
  }

  return <NewSkills {...props} profileSkills={profileSkills} onSaved={save} />;
}

import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { useNames } from "@/lib/client/names";

/** Skills beside each other, as the page's language calls them; a long one is cut. */
export function SkillBadges({ skills, className }: { skills: readonly string[]; className: string }) {
  const names = useNames();
  return (
    <ul className={cn("flex flex-wrap gap-2", className)}>
      {skills.map((skill) => (
        <li key={skill} className="min-w-0">
          <Badge>
            <span className="truncate">{names.skill(skill)}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

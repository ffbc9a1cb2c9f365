import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";

/** Skills beside each other; a long one is cut. */
export const SkillBadges = ({ skills, className }: { skills: readonly string[]; className: string }) => (
  <ul className={cn("flex flex-wrap gap-2", className)}>
    {skills.map((skill) => (
      <li key={skill} className="min-w-0">
        <Badge>
          <span className="truncate">{skill}</span>
        </Badge>
      </li>
    ))}
  </ul>
);

import { ChevronRight } from "lucide-react";
import { Link } from "@/components/layout/link";
import { Card } from "@/components/ui/card";

/** A key figure; the whole card leads to what it counts. */
export function FigureCard({
  href,
  title,
  value,
  note,
}: {
  href: string;
  title: string;
  value: string;
  note: string;
}) {
  return (
    <li>
      <Card className="relative h-full p-5 transition-colors has-hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 sm:p-6">
        <h3 className="font-medium">
          <Link
            href={href}
            prefetch={false}
            className="flex items-center justify-between gap-2 outline-none after:absolute after:inset-0"
          >
            {title}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          </Link>
        </h3>
        <p className="tabular mt-3 font-semibold text-4xl">{value}</p>
        <p className="mt-1 text-muted-foreground">{note}</p>
      </Card>
    </li>
  );
}

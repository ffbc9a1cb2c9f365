import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";

/** The name of a project in a list: a link while its page can be opened (`id`), else that it is closed. */
export function ProjectTitle({ id, title }: { id: number | null; title: string }) {
  const t = useTranslations("Dashboard.list");
  if (id === null) {
    return (
      <p className="break-words font-medium">
        {title} <span className="font-normal text-muted-foreground text-sm">({t("closed")})</span>
      </p>
    );
  }
  return (
    <Link
      href={`${shellRoutes.projects}/${id}`}
      prefetch={false}
      className="inline-flex min-h-11 items-center break-words font-medium text-primary underline underline-offset-4 sm:min-h-0"
    >
      {title}
    </Link>
  );
}

import { ChevronRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { ownProfileRoute, shellRoutes } from "@/components/layout/navigation";
import { Card, CardContent } from "@/components/ui/card";
import { profileStatus } from "@/lib/features/experts/own-profile";
import type { FullExpert } from "@/lib/features/experts/schemas";

/** Where else an expert has something to do. */
export async function QuickLinks({ expert }: { expert: FullExpert }) {
  const t = await getTranslations("Dashboard.links");
  const own = ownProfileRoute(expert.id);
  const links = [
    ...(profileStatus(expert) === "published"
      ? [{ key: "public", href: `/expert/${expert.id}` } as const]
      : []),
    { key: "recommendations", href: shellRoutes.matching },
    { key: "portfolio", href: "/portfolio-test" },
    { key: "own", href: own },
    { key: "optimiser", href: `${own}#optimiser` },
  ] as const;
  return (
    <Card>
      <CardContent>
        <h2 id="quick-links" className="text-heading">
          {t("title")}
        </h2>
        <nav aria-labelledby="quick-links">
          <ul className="mt-2 divide-y divide-border">
            {links.map(({ key, href }) => (
              <li key={key}>
                <Link
                  href={href}
                  prefetch={false}
                  className="group flex min-h-11 items-center justify-between gap-3 py-2"
                >
                  <span className="min-w-0">
                    <span className="block font-medium group-hover:underline">{t(key)}</span>
                    <span className="block text-muted-foreground text-sm">{t(`${key}Text`)}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </CardContent>
    </Card>
  );
}

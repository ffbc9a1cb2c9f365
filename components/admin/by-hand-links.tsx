"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { byHandPath } from "./by-hand-path";

/** The ways to the forms that are filled in for somebody, with what is known of them. */
export function ByHandLinks({
  kinds,
  whom,
}: {
  kinds: readonly Parameters<typeof byHandPath>[0][];
  whom?: Parameters<typeof byHandPath>[1];
}) {
  const t = useTranslations("AdminByHand.links");
  return kinds.map((kind) => (
    <Button key={kind} asChild variant="outline">
      <Link href={byHandPath(kind, whom)} prefetch={false}>
        <Plus aria-hidden />
        {t(kind)}
      </Link>
    </Button>
  ));
}

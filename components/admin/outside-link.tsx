"use client";

import { useTranslations } from "#texts";
import { parseWebAddress } from "@/lib/shared/web-address";
import { linkClasses } from "./links";

/** An address that somebody gave; what proves to be none is text. */
export function OutsideLink({ address }: { address: string }) {
  const t = useTranslations("Links");
  if (parseWebAddress(address) !== address) return <span className="break-all">{address}</span>;
  return (
    <a href={address} target="_blank" rel="noreferrer nofollow" className={linkClasses}>
      {address}
      <span className="sr-only"> ({t("newTab")})</span>
    </a>
  );
}

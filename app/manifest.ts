import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { brand } from "@/lib/shared/brand";
import { defaultLocale } from "@/lib/shared/locales";

/** The web app manifest. Its colours are those of the light theme's tokens, as hex because manifests know no oklch. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: "Shell" });
  return {
    name: brand.name,
    short_name: brand.name,
    description: t("footer.tagline"),
    start_url: "/",
    display: "standalone",
    background_color: "#f8fafd",
    theme_color: "#1b2c5e",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

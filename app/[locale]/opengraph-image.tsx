import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { getTranslations } from "next-intl/server";
import { brand } from "@/lib/shared/brand";
import { defaultLocale, type Locale } from "@/lib/shared/locales";

export const dynamic = "force-static";

const size = { width: 1200, height: 630 };
const contentType = "image/png";

// The renderer knows neither custom properties nor oklch: these are the light theme's tokens as sRGB.
const colours = { background: "#112a5d", text: "#fbfcff", muted: "#c3d0ea", accent: "#f5ad3b" };

type Props = { params: Promise<{ locale?: Locale }> };

async function texts(params: Props["params"]) {
  const { locale = defaultLocale } = await params;
  return getTranslations({ locale, namespace: "Home.image" });
}

/** A function only because of the alternative text, which has a language. */
export async function generateImageMetadata({ params }: Props) {
  const t = await texts(params);
  return [{ id: "default", alt: t("alt", { brand: brand.name }), size, contentType }];
}

/** The picture that stands for every public page without one of its own. */
export default async function OpenGraphImage({ params }: Props) {
  const [t, font] = await Promise.all([
    texts(params),
    readFile(path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf")),
  ]);
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 80,
        background: colours.background,
        color: colours.text,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", fontSize: 52 }}>
        <svg aria-hidden="true" width="72" height="72" viewBox="0 0 32 32" style={{ marginRight: 24 }}>
          <circle cx="16" cy="16" r="10.5" fill="none" strokeWidth="5" stroke={colours.text} />
          <circle cx="24.5" cy="8.5" r="6.5" fill={colours.background} />
          <circle cx="24.5" cy="8.5" r="4.5" fill={colours.accent} />
        </svg>
        {brand.name}
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div style={{ fontSize: 84, lineHeight: 1.1, maxWidth: 900 }}>{t("title")}</div>
        <div style={{ marginTop: 28, fontSize: 40, color: colours.muted }}>{t("description")}</div>
      </div>
    </div>,
    { ...size, fonts: [{ name: "Geist", data: font, weight: 600 }] },
  );
}

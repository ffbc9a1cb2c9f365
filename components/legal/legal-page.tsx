import { getLocale, getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { StructuredData } from "@/components/layout/structured-data";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { formatDate } from "@/lib/shared/format-dates";
import { breadcrumbList } from "@/lib/shared/json-ld";
import { LegalContents } from "./legal-contents";
import { type LegalValues, legalTags, legalTextsUpdated } from "./legal-texts";

/** The sections of each page differ: their keys are read from the catalogue itself. */
type Sections = Record<string, { title: string; body?: Record<string, string | Record<string, string>> }>;

/**
 * One of the long legal pages. Sections, paragraphs and lists are those of the namespace's `sections`, in its order;
 * a section's id is its anchor. `slots` stand at the end of the section with their name.
 */
export async function LegalPage({
  namespace,
  path,
  origin,
  values,
  slots = {},
}: {
  namespace: "Privacy" | "Terms" | "Cookies";
  path: string;
  /** Address of the site without a slash at the end. */
  origin: string;
  /** For the placeholders of the texts. */
  values: LegalValues;
  slots?: Record<string, ReactNode>;
}) {
  const [t, common, messages, locale] = await Promise.all([
    getTranslations(namespace),
    getTranslations("Legal"),
    getMessages(),
    getLocale(),
  ]);
  const crumbs = await getTranslations("Breadcrumb");
  const sections: Sections = messages[namespace].sections;
  const rich = (key: string) => t.rich(key as Parameters<typeof t.rich>[0], { ...values, ...legalTags });
  const breadcrumb = [{ label: crumbs("home"), href: "/" }, { label: t("title") }];
  const numbered = Object.entries(sections).map(([id, section], index) => ({
    id,
    section,
    heading: common("numbered", { number: index + 1, title: section.title }),
  }));
  return (
    <PageShell className="pt-4 sm:pt-6">
      <StructuredData
        origin={origin}
        data={{
          "@context": "https://schema.org",
          "@graph": [
            {
              "@type": "WebPage",
              "@id": `${origin}${path}`,
              url: `${origin}${path}`,
              name: t("title"),
              description: t("meta.description", values),
              dateModified: legalTextsUpdated,
              isPartOf: { "@id": `${origin}/#website` },
            },
            breadcrumbList(origin, breadcrumb),
          ],
        }}
      />
      <Breadcrumb label={crumbs("place")} items={breadcrumb} />
      <PageHeader className="mt-2 mb-4" title={t("title")} description={t("intro", values)} />
      <p className="mb-8 text-muted-foreground text-sm">
        {common.rich("updated", {
          date: formatDate(legalTextsUpdated, locale),
          time: (date) => <time dateTime={legalTextsUpdated}>{date}</time>,
        })}
      </p>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <LegalContents
          label={common("contents")}
          items={numbered.map(({ id, heading }) => ({ id, label: heading }))}
        />
        <div className="min-w-0 space-y-10">
          {numbered.map(({ id, section, heading }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="max-w-reading text-heading">
                {heading}
              </h2>
              <div className="mt-3 space-y-3">
                {Object.entries(section.body ?? {}).map(([key, block]) => {
                  const place = `sections.${id}.body.${key}`;
                  // A text is a string, or a list once the build has read its tags and placeholders.
                  return typeof block === "string" || Array.isArray(block) ? (
                    <p key={key} className="max-w-reading">
                      {rich(place)}
                    </p>
                  ) : (
                    <ul key={key} className="max-w-reading list-disc space-y-2 pl-5">
                      {Object.keys(block).map((item) => (
                        <li key={item}>{rich(`${place}.${item}`)}</li>
                      ))}
                    </ul>
                  );
                })}
                {slots[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </PageShell>
  );
}

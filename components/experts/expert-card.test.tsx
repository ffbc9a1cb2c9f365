import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { QueryProvider } from "@/lib/client/query-client";
import { TextsProvider } from "@/lib/client/texts";
import { cardIn, toCardExpert } from "@/lib/features/experts/card";
import type { Locale } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import finnish from "@/messages/fi";
import swedish from "@/messages/sv";
import { compiled } from "@/tests/support/compiled";
import { publicExpert } from "@/tests/support/dto-factories";
import { ExpertCard } from "./expert-card";

const expert = publicExpert({
  skills: ["Machine Learning", "Power BI"],
  location: "Turku",
  availability: "available",
  description: "I build models that planners trust.",
  textLanguage: "en",
  titleLanguage: "en",
});

it.each([
  ["fi", finnish, "Koneoppiminen", "Turku", "Vapaa"],
  ["sv", swedish, "Maskininlärning", "Åbo", "Ledig"],
] as const)(
  "a card in %s names skills, place and availability in it, and says whose words are English",
  (locale: Locale, messages, skill, place, availability) => {
    // As the server writes it: hearts and lists come with the browser.
    document.body.innerHTML = renderToStaticMarkup(
      <TextsProvider locale={locale} messages={compiled(messages as never)}>
        <QueryProvider>
          <ExpertCard expert={cardIn(namesIn(locale), toCardExpert(expert))} />
        </QueryProvider>
      </TextsProvider>,
    );
    const card = within(screen.getByRole("article"));
    expect(card.getByText(skill)).toBeVisible();
    expect(card.getByText("Power BI")).toBeVisible();
    expect(card.getByText(place)).toBeVisible();
    expect(card.getByText(availability)).toBeVisible();
    expect(card.getByText(expert.description)).toHaveAttribute("lang", "en");
  },
);

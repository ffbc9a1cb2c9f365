import { fullExpert } from "@/tests/support/dto-factories";
import { render, screen } from "@/tests/support/testing-library";
import { cardOf, LiveCard } from "./live-card";

const expert = fullExpert({
  name: "Aino Maria Aalto",
  title: "Data engineer",
  hourlyRate: 95,
  experienceYears: 8,
});

it("shows what companies see of what is typed: no surname, four skills as three and one more, a cut text", () => {
  const typed = { name: "Aino Virta", title: "Data lead", skills: ["SQL", "dbt", "Python", "Kafka"] };
  const { unmount } = render(<LiveCard expert={expert} typed={{}} />);
  expect(screen.getByText("Aino A.")).toBeVisible();
  unmount();
  render(<LiveCard expert={expert} typed={{ ...typed, description: "word ".repeat(60) }} />);
  expect(screen.getByText("Aino V.")).toBeVisible();
  expect(screen.getByText("Data lead")).toBeVisible();
  expect(screen.getByText("+1 more")).toBeVisible();
  expect(screen.getByText(/word…$/)).toBeVisible();
  expect(screen.queryByText(/Virta|Aalto/)).toBeNull();
});

it("keeps the stored number while none is typed", () => {
  expect(cardOf(expert, { hourlyRate: undefined, experienceYears: Number.NaN })).toMatchObject({
    hourlyRate: 95,
    experienceYears: 8,
  });
  expect(cardOf(expert, { hourlyRate: 120 }).hourlyRate).toBe(120);
});

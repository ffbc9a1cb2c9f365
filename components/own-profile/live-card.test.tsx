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

it("leaves out what is kept and not published: contact details and the surname", () => {
  const description = "Ask Aino Aalto: aino@aalto.fi, +358 40 123 4567.";
  const skills = ["SQL", "call 040 123 4567"];
  const card = cardOf(expert, { title: "Data lead Aalto", description, skills });
  expect(JSON.stringify(card)).not.toMatch(/Aalto|aalto|4567/);
  expect(card).toMatchObject({ title: "Data lead …", skills: ["SQL"] });
});

it("keeps the stored number while none is typed", () => {
  expect(cardOf(expert, { hourlyRate: undefined, experienceYears: Number.NaN })).toMatchObject({
    hourlyRate: 95,
    experienceYears: 8,
  });
  expect(cardOf(expert, { hourlyRate: 120 }).hourlyRate).toBe(120);
});

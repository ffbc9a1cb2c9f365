import { availabilities, masteryLevels, workArrangements } from "@/lib/shared/availability";
import messages from "@/messages/en";

const { mastery } = messages.Profile;
const { availability, arrangement } = messages.Choices;

describe("the profile's texts", () => {
  it("name mastery levels as the one table does (decisions B12)", () => {
    const { notGiven: _, ...levels } = mastery;
    expect(levels).toEqual(
      Object.fromEntries(
        masteryLevels.map(({ level, label, description }) => [level, { label, description }]),
      ),
    );
  });

  it("have a label for every availability and way of working (spec 000 §3, §4)", () => {
    expect(Object.keys(availability).sort()).toEqual([...availabilities, "unknown"].sort());
    expect(Object.keys(arrangement).sort()).toEqual([...workArrangements].sort());
    expect(Object.values(availability)).toEqual(["Available", "Next Week", "2 Weeks", "Busy", "Unknown"]);
  });

  it("keep the literal texts of spec 001 §2", () => {
    const { heading, back, request, unavailable, notFound } = messages.Profile;
    expect(heading).toBe("{name} Profile");
    expect([back, request, unavailable.button]).toEqual(["Back", "Request Services", "Unavailable"]);
    expect([notFound.title, notFound.description]).toEqual([
      "Expert Not Found",
      "The expert profile could not be found.",
    ]);
  });
});

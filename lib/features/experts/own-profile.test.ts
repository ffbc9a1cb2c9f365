import { fullExpert } from "@/tests/support/dto-factories";
import { profileChanges, profileStatus, toProfileForm } from "./own-profile";
import { ownProfileForm, updateExpertInput } from "./profile-schemas";

const expert = fullExpert({
  workRadius: null,
  weeklyAvailabilityHours: 30,
  portfolioUrl: "https://example.com",
});

/** What would be sent after somebody changed these fields of the form. */
const sent = (changes: object) =>
  profileChanges(expert, ownProfileForm.parse({ ...toProfileForm(expert), ...changes }));

describe("profileStatus", () => {
  it.each([
    ["approved", true, "published"],
    ["approved", false, "hidden"],
    ["pending", true, "pending"],
    ["pending", false, "pending"],
    ["rejected", true, "rejected"],
  ] as const)("of a %s expert, active %p, is %s", (approvalStatus, isActive, status) => {
    expect(profileStatus({ approvalStatus, isActive, isHidden: false })).toBe(status);
  });

  it("says of a profile that its owner hides why it is not seen, unless there is another reason", () => {
    const hidden = { approvalStatus: "approved", isActive: true, isHidden: true } as const;
    expect(profileStatus(hidden)).toBe("hiddenByOwner");
    expect(profileStatus({ ...hidden, isActive: false })).toBe("hidden");
    expect(profileStatus({ ...hidden, approvalStatus: "pending" })).toBe("pending");
  });
});

describe("profileChanges", () => {
  it("sends nothing of an untouched form", () => {
    expect(sent({})).toEqual({});
  });

  it.each([
    [{ title: " Data engineer " }, { title: "Data engineer" }],
    [{ hourlyRate: "120,50" }, { hourlyRate: 120.5 }],
    [{ hourlyRate: 95.5 }, {}],
    [{ location: "" }, { location: "" }],
    [{ workRadius: 50 }, { workRadius: 50 }],
    [{ weeklyAvailabilityHours: undefined }, { weeklyAvailabilityHours: null }],
    [{ portfolioUrl: "" }, { portfolioUrl: null }],
    [{ githubUrl: "github.com/aino" }, { githubUrl: "https://github.com/aino" }],
    [{ phone: "040 1234567" }, { phone: "040 1234567" }],
    [{ skills: ["Python"] }, { skills: ["Python"] }],
    [{ skillMastery: { Python: 4 } }, { skillMastery: { Python: 4 } }],
    [{ emailNotifications: false }, { emailNotifications: false }],
  ])("of %j sends %j, which the server takes", (changes, payload) => {
    expect(sent(changes)).toEqual(payload);
    expect(updateExpertInput.safeParse(sent(changes)).success).toBe(true);
  });
});

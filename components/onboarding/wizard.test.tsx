import { masteryLevels } from "@/lib/shared/availability";
import parts from "@/messages/en";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  complete,
  draftOf,
  field,
  heading,
  inBrowser,
  leaveDraft,
  page,
  press,
  show,
  type,
} from "./onboarding-test-kit";
import { toastGapMs } from "./use-celebrations";
import { settleMs } from "./use-draft-saving";

const steps = [
  "Basic Information",
  "Professional Summary",
  "Skills & Expertise",
  "Work Preferences",
  "Portfolio & Examples",
  "Personality Assessment",
];
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const panel = () => screen.getByRole("complementary", { name: "Your progress" });
const figure = (label: string) => within(panel()).getByText(label).nextSibling?.textContent;

describe("the steps", () => {
  it("are the documented six, one after another, and back", async () => {
    await show();
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    for (const name of steps.slice(0, -1)) {
      expect(heading()).toHaveTextContent(name);
      press("Next Step");
    }
    expect(heading()).toHaveTextContent("Personality Assessment");
    expect(heading()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Next Step" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Complete Onboarding" })).toBeDisabled();
    expect(
      screen.getByText(
        "To create your profile, first complete: Basic Information, Professional Summary, Skills & Expertise, Work Preferences.",
      ),
    ).toBeInTheDocument();
    press("Previous");
    expect(heading()).toHaveTextContent("Portfolio & Examples");
    press(/^Basic Information/);
    expect(heading()).toHaveTextContent("Basic Information");
    expect(page.requests).toEqual([]);
    // Looking around is nothing to keep.
    expect(inBrowser()).toBeNull();
  });

  it("ask what is documented", async () => {
    await show();
    for (const label of [/^Full Name/, /^Professional Title/, /^Email Address/])
      expect(field(label)).toBeRequired();
    expect(field("Years of Experience")).toHaveAttribute("inputmode", "decimal");
    press(/^Work Preferences/);
    expect(field(/^Hourly Rate \(€\)/)).toBeRequired();
    expect(
      within(field("Availability"))
        .getAllByRole("option")
        .map((option) => [option.getAttribute("value"), option.textContent]),
    ).toEqual([
      ["available", "Available Now"],
      ["busy", "Busy"],
      ["unavailable", "Unavailable"],
    ]);
    expect(field("Availability")).toHaveValue("available");
    const arrangements = screen.getByRole("group", { name: /Work Arrangements/ });
    expect(within(arrangements).getAllByRole("checkbox")).toHaveLength(3);
    expect(field("Location (City, Country)")).toHaveValue("");
    press(/^Portfolio & Examples/);
    expect(field("Portfolio URL")).toHaveAttribute("type", "url");
    // No public record has a link (tests/integration/expert-read.test.ts), and languages and cases are in each.
    expect(
      screen.getByText("Links to your work are for you and our team only. Languages and cases are public."),
    ).toBeInTheDocument();
  });

  it("go on with Enter, which sends nothing", async () => {
    await show();
    fireEvent.keyDown(field(/^Full Name/), { key: "Enter" });
    expect(heading()).toHaveTextContent("Professional Summary");
    press(/^Portfolio & Examples/);
    fireEvent.keyDown(field("Portfolio URL"), { key: "Enter" });
    expect(heading()).toHaveTextContent("Personality Assessment");
    expect(page.requests).toEqual([]);
  });

  it("count the summary's characters towards 50", async () => {
    await show();
    press("Next Step");
    type(/^Professional Summary/, ` ${"x".repeat(49)} `);
    expect(screen.getByText("49/50 characters minimum")).toBeInTheDocument();
    type(/^Professional Summary/, "x".repeat(50));
    expect(screen.getByText("50/50 characters minimum, long enough")).toBeInTheDocument();
  });
});

describe("skills", () => {
  const list = () => within(screen.getByRole("list", { name: "Your skills" })).queryAllByRole("listitem");
  const names = () => list().map((item) => item.firstChild?.textContent);
  const suggestion = (name: string) => screen.getByRole("button", { name, pressed: undefined });
  const open = async () => {
    await show();
    press(/^Skills & Expertise/);
    // The vocabulary is loaded with the step.
    await act(() => import("@/lib/shared/skills/normalize").then(() => undefined));
  };
  const typeSkill = (text: string, how: "Enter" | "Add" | "blur") => {
    type("Custom skill", text);
    if (how === "Enter") fireEvent.keyDown(field("Custom skill"), { key: "Enter" });
    if (how === "Add") press("Add");
    if (how === "blur") fireEvent.blur(field("Custom skill"));
  };

  it("are suggested, or typed and added with Add, Enter or by going on, each once", async () => {
    await open();
    expect(
      [...parts.Onboarding.skills.suggested].length > 0 &&
        screen.getAllByRole("button", { pressed: false }).map(({ textContent }) => textContent),
    ).toEqual([
      "AI Strategy Consulting",
      "Digital Transformation",
      "Executive Advisory",
      "Business Intelligence",
      "Change Management",
      "Process Optimization",
      "Machine Learning",
      "Python",
      "TensorFlow",
      "PyTorch",
      "Deep Learning",
      "Computer Vision",
      "NLP",
      "LLM",
      "Generative AI",
      "Data Science",
      "AWS",
      "Azure",
    ]);
    press("Python");
    typeSkill("K8s", "Enter");
    typeSkill(" , Snowflake ,", "Add");
    typeSkill("dbt", "blur");
    expect(names()).toEqual(["Python", "K8s", "Snowflake", "dbt"]);
    expect(suggestion("Python")).toHaveAttribute("aria-pressed", "true");

    typeSkill("python", "Enter");
    expect(
      screen.getByText("python is the same skill as Python, which is in the list already."),
    ).toBeInTheDocument();
    typeSkill("Kubernetes", "Enter");
    expect(
      screen.getByText("Kubernetes is the same skill as K8s, which is in the list already."),
    ).toBeInTheDocument();
    typeSkill("   ", "Enter");
    typeSkill("🙂", "Enter");
    expect(screen.getByText("🙂 could not be added.")).toBeInTheDocument();
    expect(names()).toEqual(["Python", "K8s", "Snowflake", "dbt"]);
    press("Python");
    expect(names()).toEqual(["K8s", "Snowflake", "dbt"]);
  });

  it("say how many open projects ask for them, and nothing where none does", async () => {
    page.demand = { projects: 31, bySkill: { rust: 3, go: 1 } };
    await open();
    typeSkill("Cobol", "Enter");
    expect(screen.queryByText(/Open projects that ask/)).not.toBeInTheDocument();
    typeSkill("Go, Rust", "Enter");
    expect(
      screen.getByText("Open projects that ask for them: Rust (3), Go (1); 31 are open in all."),
    ).toBeVisible();
  });

  it("begin at 3 Advanced, have the documented labels, and can be removed", async () => {
    await open();
    typeSkill("Rust, Go", "Enter");
    const level = field("Proficiency in Rust");
    expect(level).toHaveValue("3");
    expect(
      within(level)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["1 Beginner", "2 Intermediate", "3 Advanced", "4 Expert", "5 Master"]);
    fireEvent.change(level, { target: { value: "5" } });
    expect(level).toHaveValue("5");
    press("Remove Rust");
    expect(names()).toEqual(["Go"]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Go" })).toHaveFocus());
    press("Remove Go");
    await waitFor(() => expect(field("Custom skill")).toHaveFocus());
  });

  it("have the names of the one table of mastery", () => {
    expect(Object.values(parts.Onboarding.mastery)).toEqual(
      masteryLevels.map(({ onboardingLabel }) => onboardingLabel),
    );
  });
});

describe("points and achievements", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("are told one after another when typing pauses, and never taken back", async () => {
    await show();
    expect([figure("Points earned"), figure("Level")]).toEqual(["0", "1"]);
    type(/^Full Name/, "Åsa");
    type(/^Professional Title/, "Engineer");
    type(/^Email Address/, "asa@example.fi");
    await advance(settleMs - 1);
    expect(page.toasts).toEqual([]);
    await advance(1);
    expect(page.toasts).toEqual(["Step Completed! You earned 100 points!"]);
    await advance(toastGapMs);
    expect(page.toasts[1]).toBe("Achievement Unlocked! First Steps: you earned 50 points!");
    expect(page.celebrations).toBe(1);
    expect([figure("Points earned"), figure("Level")]).toEqual(["150", "1"]);
    expect(screen.getByText("1 of 6 steps completed")).toBeInTheDocument();

    type(/^Full Name/, "");
    await advance(settleMs + toastGapMs);
    type(/^Full Name/, "Åsa");
    await advance(settleMs + toastGapMs);
    expect(page.toasts).toHaveLength(2);
    expect(figure("Points earned")).toBe("150");

    press(/^Professional Summary/);
    type(/^Professional Summary/, "x".repeat(50));
    press(/^Portfolio & Examples/);
    type("Portfolio URL", "https://asa.example");
    // Leaving the step is a pause too: the summary is told at once, the rest in turn.
    expect(page.toasts[2]).toBe("Step Completed! You earned 150 points!");
    await advance(settleMs + 3 * toastGapMs);
    expect(page.toasts.slice(3)).toEqual([
      "Step Completed! You earned 300 points!",
      "Achievement Unlocked! Portfolio Showcase: you earned 200 points!",
    ]);
    expect([figure("Points earned"), figure("Level")]).toEqual(["800", "5"]);
    expect(within(panel()).getByText("200 points to level 6")).toBeInTheDocument();
  });

  it("of an earlier visit are there without a word", async () => {
    leaveDraft(draftOf(complete), new Date());
    await show();
    await advance(settleMs + toastGapMs);
    expect(page.toasts).toEqual([]);
    expect(screen.getByText("4 of 6 steps completed")).toBeInTheDocument();
    expect(figure("Points earned")).toBe("600");
  });
});

describe("the assessment", () => {
  const start = async () => {
    await show();
    press(/^Personality Assessment/);
    press("Start Assessment");
    fireEvent.click(await screen.findByRole("checkbox"));
    press(parts.Personality.section.start);
  };
  const answer = async (count: number) => {
    for (let place = 1; place <= count; place += 1) {
      await screen.findByText(`${place} of 20`);
      press("4 Agree");
    }
  };

  it("is finished, kept, taken again and taken back", async () => {
    await start();
    await answer(20);
    await screen.findByText("Your Personality Profile");
    press("Save & Continue");
    expect(await screen.findByText("Assessment Completed")).toBeInTheDocument();
    expect(page.toasts[0]).toBe("Step Completed! You earned 250 points!");
    await waitFor(() => expect(inBrowser()?.personalityScores).toMatchObject({ extraversion: 63 }));
    expect(inBrowser()).toMatchObject({ personalityConsent: true, completedSteps: ["personality-test"] });
    expect(screen.getByRole("button", { name: "Retake Assessment" })).toBeInTheDocument();

    press("Delete results");
    expect(screen.queryByText("Assessment Completed")).not.toBeInTheDocument();
    expect(screen.getByText("1 of 6 steps completed")).toBeInTheDocument();
    await waitFor(() =>
      expect(inBrowser()).toMatchObject({
        personalityConsent: false,
        personalityAnswers: null,
        personalityScores: null,
      }),
    );
  });

  it("keeps the answers so far when the page goes, and forgets them when it is skipped", async () => {
    await start();
    await answer(2);
    await waitFor(() => expect(Object.keys(inBrowser()?.personalityAnswers ?? {})).toHaveLength(2));
    press("Skip Test");
    expect(screen.getByRole("button", { name: "Start Assessment" })).toBeInTheDocument();
    await waitFor(() =>
      expect(inBrowser()).toMatchObject({ personalityAnswers: null, personalityConsent: false }),
    );
    expect(heading()).toHaveFocus();
  });
});

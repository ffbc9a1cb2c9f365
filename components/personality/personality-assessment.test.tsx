import userEvent from "@testing-library/user-event";
import { ApiError } from "@/lib/client/api";
import { type PersonalityAnswers, statementIds, statements } from "@/lib/features/personality/statements";
import messages from "@/messages/en";
import { configure, render, screen, waitFor, within } from "@/tests/support/testing-library";
import { PersonalityAssessment, type PersonalityResult } from "./personality-assessment";

configure({ asyncUtilTimeout: 5_000 });

const texts = messages.Personality;
let wantsLessMotion = true;
beforeEach(() => {
  wantsLessMotion = true;
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({ matches: query.includes("reduced-motion") && wantsLessMotion }),
  });
});

function show(props: Partial<Parameters<typeof PersonalityAssessment>[0]> = {}) {
  const calls = {
    onSave: jest.fn<void | Promise<void>, [PersonalityResult]>(),
    onSkip: jest.fn(),
    onProgress: jest.fn(),
  };
  render(<PersonalityAssessment {...calls} {...props} />);
  return { ...calls, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const statement = (place: number) => texts.statements[statements[place]!.id];
/** The statement of this place (from 0) is shown and has focus. */
const isAt = (place: number) =>
  waitFor(() =>
    expect(screen.getByRole("heading", { name: new RegExp(`of 20: ${statement(place)}$`) })).toHaveFocus(),
  );

/** Answers each statement; by default so that every trait is at its highest. */
const all = (value: 1 | 2 | 3 | 4 | 5) =>
  Object.fromEntries(statementIds.map((id) => [id, value])) as PersonalityAnswers;
const highest = Object.fromEntries(
  statements.map(({ id, reverse }) => [id, reverse ? 1 : 5]),
) as PersonalityAnswers;
/** Everything but the last statement has its answer. */
const almost = (answers: PersonalityAnswers): PersonalityAnswers => {
  const { [statements[19]!.id]: _last, ...others } = answers;
  return others;
};

async function begin() {
  const shown = show();
  await shown.user.click(screen.getByRole("checkbox", { name: texts.consent.agree }));
  await shown.user.click(button("Start Assessment"));
  await isAt(0);
  return shown;
}

describe("consent", () => {
  it("comes first, says what for, and nothing starts without it", async () => {
    const { user, onProgress, onSave } = show();
    expect(screen.getByRole("heading", { name: "Before you start" })).toHaveFocus();
    expect(screen.getByRole("link", { name: /How we handle personal data/ })).toHaveAttribute(
      "href",
      "/privacy",
    );
    await user.click(button("Start Assessment"));
    const box = screen.getByRole("checkbox");
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(texts.consent.required);
    await user.keyboard("3");
    expect(screen.queryByText("1 of 20")).toBeNull();
    await user.click(box);
    expect(screen.queryByText(texts.consent.required)).toBeNull();
    await user.click(button("Start Assessment"));
    expect(await screen.findByText("1 of 20")).toBeVisible();
    expect([onProgress, onSave].map((call) => call.mock.calls)).toEqual([[], []]);
  });

  it("can be left", async () => {
    const { user, onSkip } = show();
    await user.click(button("Skip Test"));
    expect(onSkip).toHaveBeenCalledTimes(1);
  });

  it("was given for answers that are kept: it goes on at the first statement without one", async () => {
    show({ initialAnswers: { [statements[0]!.id]: 2, [statements[1]!.id]: 4 } });
    await isAt(2);
    expect(screen.getByText("3 of 20")).toBeVisible();
  });

  it("is asked for again when a draft holds no answers", () => {
    show({ initialAnswers: {} });
    expect(screen.getByRole("heading", { name: "Before you start" })).toBeVisible();
  });
});

describe("a statement", () => {
  it("has the five documented answers, its place and its progress", async () => {
    await begin();
    const group = screen.getByRole("group", { name: texts.test.question });
    expect(
      within(group)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["1 Strongly Disagree", "2 Disagree", "3 Neutral", "4 Agree", "5 Strongly Agree"]);
    expect(screen.getByText("1 of 20")).toBeVisible();
    expect(screen.getByRole("progressbar")).toHaveAttribute("value", "1");
    expect(screen.getByRole("progressbar")).toHaveAttribute("max", "20");
    expect(button("Previous")).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it("moves on by itself when an answer is chosen, and tells it", async () => {
    const { user, onProgress } = await begin();
    await user.click(button("4 Agree"));
    await isAt(1);
    expect(onProgress.mock.calls).toEqual([[{ [statements[0]!.id]: 4 }]]);
    expect(screen.getByText("2 of 20")).toBeVisible();
    expect(button("4 Agree")).toHaveAttribute("aria-pressed", "false");
    expect(button("Previous")).toBeEnabled();
  });

  it("shows the choice for a moment first, and takes no second one meanwhile", async () => {
    const { user, onProgress } = await begin();
    wantsLessMotion = false;
    await user.keyboard("5");
    expect(button("5 Strongly Agree")).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("1 of 20")).toBeVisible();
    await user.keyboard("1");
    await isAt(1);
    expect(onProgress.mock.calls).toEqual([[{ [statements[0]!.id]: 5 }]]);
  });

  it("is answered with the keys 1 to 5, and with no other", async () => {
    const { user, onProgress } = await begin();
    await user.keyboard("0678x{Control>}1{/Control}");
    expect(onProgress).not.toHaveBeenCalled();
    for (const key of ["1", "2", "3", "4", "5"]) {
      await user.keyboard(key);
      await isAt(Number(key));
    }
    const [given] = onProgress.mock.lastCall as [PersonalityAnswers];
    expect(statements.slice(0, 5).map(({ id }) => given[id])).toEqual([1, 2, 3, 4, 5]);
  });

  it("does not run away from a key that is held down", async () => {
    const { user, onProgress } = await begin();
    await user.keyboard("{3>4}{/3}");
    await isAt(1);
    expect(onProgress).toHaveBeenCalledTimes(1);
  });

  it("is answered with arrows and Enter", async () => {
    const { user, onProgress } = await begin();
    await user.keyboard("{ArrowDown}");
    expect(button("1 Strongly Disagree")).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}");
    expect(button("2 Disagree")).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(button("5 Strongly Agree")).toHaveFocus();
    await user.keyboard("{Enter}");
    await isAt(1);
    expect(onProgress).toHaveBeenLastCalledWith({ [statements[0]!.id]: 5 });
    await user.keyboard("{ArrowUp}");
    expect(button("5 Strongly Agree")).toHaveFocus();
  });

  it("can be gone back to, kept and changed", async () => {
    const { user, onProgress } = await begin();
    await user.keyboard("2");
    await isAt(1);
    await user.keyboard("3");
    await isAt(2);
    await user.click(button("Previous"));
    await isAt(1);
    expect(button("3 Neutral")).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{ArrowDown}");
    expect(button("3 Neutral")).toHaveFocus();
    await user.click(button("Previous"));
    await isAt(0);
    await user.click(button("Next"));
    await isAt(1);
    await user.click(button("5 Strongly Agree"));
    await isAt(2);
    expect(onProgress).toHaveBeenLastCalledWith({ [statements[0]!.id]: 2, [statements[1]!.id]: 5 });
  });

  it("can be left, which saves nothing", async () => {
    const { user, onSkip, onSave } = await begin();
    await user.keyboard("2");
    await isAt(1);
    await user.click(button("Skip Test"));
    expect(onSkip).toHaveBeenCalledTimes(1);
    expect(onSave).not.toHaveBeenCalled();
  });
});

describe("the profile", () => {
  const finish = async (answers: PersonalityAnswers, props: Parameters<typeof show>[0] = {}) => {
    const shown = show({ initialAnswers: almost(answers), ...props });
    await isAt(19);
    await shown.user.keyboard(String(answers[statements[19]!.id]));
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Your Personality Profile" })).toHaveFocus(),
    );
    return shown;
  };
  const traitOf = (name: string) => screen.getByRole("heading", { name }).closest("li") as HTMLElement;

  it("shows every trait with score, level and what it means", async () => {
    await finish({ ...highest, o1: 3, c1: 1, c3: 1, e1: 1, e2: 5, e3: 1, n2: 1, n4: 3 });
    expect(screen.getByText("Based on the Big 5 assessment")).toBeVisible();
    for (const [trait, score, band, meaning] of [
      ["Openness to Experience", 88, "Very High", texts.traits.openness.matching.veryHigh],
      ["Conscientiousness", 50, "Moderate", texts.traits.conscientiousness.matching.moderate],
      ["Extraversion", 25, "Low", texts.traits.extraversion.matching.low],
      ["Agreeableness", 100, "Very High", texts.traits.agreeableness.matching.veryHigh],
      ["Emotional Stability", 63, "High", texts.traits.neuroticism.matching.high],
    ] as const) {
      const item = within(traitOf(trait));
      expect(item.getByText(`Score: ${score}/100`)).toBeVisible();
      expect(item.getByText(band)).toBeVisible();
      expect(item.getByText(meaning)).toBeVisible();
    }
  });

  it("is saved with answers and scores; the button says so while it lasts", async () => {
    let saved = () => {};
    const onSave = jest.fn((_result: PersonalityResult) => new Promise<void>((resolve) => (saved = resolve)));
    const { user } = await finish(all(3), { onSave });
    await user.click(button("Save & Continue"));
    expect(button("Saving...")).toBeDisabled();
    expect(button("Skip for Now")).toBeDisabled();
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(onSave.mock.calls[0]?.[0]).toEqual({
      answers: all(3),
      scores: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50 },
    });
    saved();
    await waitFor(() => expect(button("Save & Continue")).toBeEnabled());
  });

  it("stays when saving fails, and says why", async () => {
    const onSave = jest
      .fn<Promise<void>, [PersonalityResult]>()
      .mockRejectedValueOnce(new ApiError(429, '{"message":"Too many requests."}', ""))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { user } = await finish(all(3), { onSave });
    await user.click(button("Save & Continue"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests.");
    await user.click(button("Save & Continue"));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(texts.results.failed));
  });

  it("can be skipped, and answers can be changed", async () => {
    const { user, onSkip, onSave } = await finish(all(3));
    await user.click(button("Change my answers"));
    await isAt(19);
    expect(button("3 Neutral")).toHaveAttribute("aria-pressed", "true");
    await user.click(button("Next"));
    await user.click(await screen.findByRole("button", { name: "Skip for Now" }));
    expect(onSkip).toHaveBeenCalledTimes(1);
    expect(onSave).not.toHaveBeenCalled();
  });

  it("is where it goes on when all have an answer", async () => {
    const { user, onSave } = show({ initialAnswers: all(3) });
    expect(screen.getByRole("heading", { name: "Your Personality Profile" })).toHaveFocus();
    await user.click(button("Save & Continue"));
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it("is taken again from the first statement on", async () => {
    show({ initialAnswers: all(4), isRetake: true });
    await isAt(0);
    expect(button("4 Agree")).toHaveAttribute("aria-pressed", "true");
  });
});

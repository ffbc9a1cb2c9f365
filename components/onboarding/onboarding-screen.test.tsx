import { act, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  account,
  ago,
  complete,
  draftOf,
  field,
  heading,
  inBrowser,
  leaveDraft,
  page,
  posts,
  press,
  puts,
  show,
  toast,
  type,
} from "./onboarding-test-kit";

it("steps are in the address: Back goes a step back, and what was typed stays", async () => {
  await show();
  type(/^Full Name/, "Åsa");
  press("Next Step");
  expect(window.location.search).toBe("?step=professional-summary");
  type(/^Professional Summary/, "Not finished");
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toHaveTextContent("Basic Information"));
  expect(window.location.search).toBe("");
  expect(field(/^Full Name/)).toHaveValue("Åsa");
  act(() => window.history.forward());
  await waitFor(() => expect(heading()).toHaveTextContent("Professional Summary"));
  expect(field(/^Professional Summary/)).toHaveValue("Not finished");
});

it("an address may name the step to begin with, and one that names none of them changes nothing", async () => {
  window.history.replaceState(null, "", "/expert-onboarding?step=work-preferences");
  const { unmount } = await show();
  await waitFor(() => expect(heading()).toHaveTextContent("Work Preferences"));
  unmount();
  window.history.replaceState(null, "", "/expert-onboarding?step=nothing");
  await show();
  expect(heading()).toHaveTextContent("Basic Information");
});

describe("a guest", () => {
  it("goes on where they were, in this browser", async () => {
    const { unmount } = await show();
    type(/^Full Name/, "Åsa");
    expect(screen.getByText("Saving…")).toBeInTheDocument();
    expect(await screen.findByText("Saved in this browser")).toBeInTheDocument();
    press("Next Step");
    type(/^Professional Summary/, "Not finished");
    // Gone before the typing has paused.
    unmount();
    await show();
    expect(screen.getByText("Draft restored")).toBeInTheDocument();
    expect(heading()).toHaveTextContent("Professional Summary");
    expect(field(/^Professional Summary/)).toHaveValue("Not finished");
    expect(page.requests).toEqual([]);

    press("Start over");
    expect(screen.getByText("Draft cleared")).toBeInTheDocument();
    expect(inBrowser()).toBeNull();
    expect(field(/^Full Name/)).toHaveValue("");
    press("Undo");
    expect(inBrowser()?.fields.name).toBe("Åsa");
    press(/^Basic Information/);
    expect(field(/^Full Name/)).toHaveValue("Åsa");
  });

  it("is asked to log in when they complete, with everything kept to be sent afterwards", async () => {
    leaveDraft(draftOf(complete, { currentStep: "personality-test" }), ago(1));
    await show();
    press("Complete Onboarding");
    await toast("Login Required");
    expect(posts()).toEqual([]);
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/api/login?returnTo=%2Fexpert-onboarding",
    );
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/register?returnTo=%2Fexpert-onboarding",
    );
    expect(inBrowser()).toMatchObject({ fields: complete, submitRequestedAt: expect.any(String) });
    await waitFor(() => expect(page.opened).toEqual(["login"]));

    // Whoever changes something presses the button again.
    press(/^Basic Information/);
    type(/^Professional Title/, "Analyst");
    await waitFor(() => expect(inBrowser()).toMatchObject({ submitRequestedAt: null }));
  });

  it("is led to the first step with a fault", async () => {
    leaveDraft(
      draftOf(
        { ...complete, email: "asa", hourlyRate: "many" },
        // The rate was right when its step was completed.
        { currentStep: "personality-test", completedSteps: ["work-preferences"] },
      ),
      ago(1),
    );
    await show();
    press("Complete Onboarding");
    await waitFor(() => expect(heading()).toHaveTextContent("Basic Information"));
    expect(window.location.search).toBe("?step=basic-info");
    expect(field(/^Email Address/)).toHaveAccessibleDescription(/Valid email is required/);
    const summary = screen.getByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByText(/Hourly rate must be a number/)).toBeInTheDocument();
    expect(
      screen.getByRole("button", { name: /^Work Preferences \(needs your attention\)/ }),
    ).toBeInTheDocument();
    expect(page.toasts).toEqual([]);
    // The other step is one press away, from where the summary names its fault.
    press("Work Preferences");
    await waitFor(() => expect(heading()).toHaveTextContent("Work Preferences"));
    expect(heading()).toHaveFocus();
    press("Basic Information");
    await waitFor(() => expect(heading()).toHaveTextContent("Basic Information"));
  });
});

describe("somebody who has just signed in", () => {
  beforeEach(() => {
    page.user = account;
  });

  it("gets what they had completed sent, once", async () => {
    leaveDraft(draftOf(complete), ago(1), ago(1));
    await show();
    await toast("Welcome to Osaaja! Your expert profile has been created successfully!");
    expect(posts().map(({ body }) => body)).toEqual([
      {
        ...draftOf(complete).fields,
        name: "Åsa Mäkelä",
        personalityTestCompleted: false,
        personalityConsent: false,
      },
    ]);
    expect(inBrowser()).toBeNull();
    expect(page.celebrations).toBe(1);
    expect(screen.getByRole("button", { name: "Creating Profile..." })).toBeDisabled();
    await waitFor(() => expect(page.opened).toEqual(["/expert-profile"]));
    expect(puts()).toEqual([]);
  });

  it.each([
    ["without having asked for it", ago(1), null, complete],
    ["two days after", ago(1), ago(49), complete],
    ["of another address", ago(1), ago(1), { ...complete, email: "other@example.fi" }],
    ["that is not complete", ago(1), ago(1), { ...complete, skills: ["Python"] }],
  ])("does not send a draft %s, and moves it to the account", async (_, changedAt, requestedAt, fields) => {
    leaveDraft(draftOf(fields), changedAt, requestedAt);
    await show();
    await waitFor(() => expect(inBrowser()).toBeNull());
    expect(posts()).toEqual([]);
    expect(puts()).toHaveLength(1);
    expect(puts()[0]?.body).toMatchObject({ fields: { title: "Data engineer", email: "asa@example.fi" } });
  });

  it("is told when the address became the account's", async () => {
    leaveDraft(draftOf({ ...complete, email: "other@example.fi" }), ago(1), ago(1));
    await show();
    expect(screen.getByText(/^Your draft had the address other@example.fi/)).toBeInTheDocument();
    expect(field(/^Email Address/)).toHaveValue("asa@example.fi");
    expect(field(/^Email Address/)).toHaveAttribute("readonly");
  });
});

describe("a wrong number", () => {
  it("is said by Next, which stays, and is forgotten as soon as it is mended", async () => {
    await show();
    for (const [label, value] of [
      [/^Full Name/, "Åsa Mäkelä"],
      [/^Professional Title/, "Data engineer"],
      [/^Email Address/, "asa@example.fi"],
      ["Years of Experience", "6,5"],
    ] as const) {
      type(label, value);
    }
    press("Next Step");
    await waitFor(() => expect(field("Years of Experience")).toBeInvalid());
    expect(field("Years of Experience")).toHaveFocus();
    expect(heading()).toHaveTextContent("Basic Information");
    await waitFor(() => expect(inBrowser()?.fields.title).toBe("Data engineer"));
    expect(inBrowser()?.completedSteps).toEqual([]);
    type("Years of Experience", "6");
    await waitFor(() => expect(field("Years of Experience")).toBeValid());
    press("Next Step");
    await waitFor(() => expect(heading()).toHaveTextContent("Professional Summary"));
    await waitFor(() => expect(inBrowser()?.completedSteps).toEqual(["basic-info"]));
  });

  it("of the rate too", async () => {
    await show();
    press(/^Work Preferences/);
    type(/^Hourly Rate/, "1,000");
    press("Next Step");
    await waitFor(() => expect(field(/^Hourly Rate/)).toBeInvalid());
    expect(heading()).toHaveTextContent("Work Preferences");
    // An empty one may wait.
    type(/^Hourly Rate/, "");
    press("Next Step");
    await waitFor(() => expect(heading()).toHaveTextContent("Portfolio & Examples"));
  });
});

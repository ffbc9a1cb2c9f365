import { act, screen, waitFor } from "@/tests/support/testing-library";
import {
  account,
  ago,
  complete,
  draftOf,
  field,
  heading,
  inBrowser,
  leaveDraft,
  nothingKnown,
  page,
  posts,
  press,
  puts,
  saved,
  sent,
  show,
  toast,
  type,
} from "./onboarding-test-kit";

describe("somebody who is signed in", () => {
  beforeEach(() => {
    page.user = account;
  });

  it("begins with name and address, and is saved in the account", async () => {
    await show();
    expect(field(/^Full Name/)).toHaveValue("Åsa Mäkelä");
    type(/^Professional Title/, "Data engineer");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(puts().at(-1)?.body).toMatchObject({ fields: { title: "Data engineer" } });
    expect(inBrowser()).toBeNull();
    press("Start over");
    await waitFor(() => expect(sent("DELETE", "/api/onboarding-draft")).toHaveLength(1));
    expect(field(/^Full Name/)).toHaveValue("Åsa Mäkelä");
    expect(field(/^Professional Title/)).toHaveValue("");
  });

  it("keeps in this browser what the account could not take, and sends it later", async () => {
    page.server["PUT /api/onboarding-draft"] = "no connection";
    await show();
    type(/^Professional Title/, "Data engineer");
    expect(await screen.findByText(/^Not saved to your account yet/)).toBeInTheDocument();
    expect(inBrowser()?.fields.title).toBe("Data engineer");
    page.server["PUT /api/onboarding-draft"] = { body: {} };
    type(/^Professional Title/, "Analyst");
    expect(await screen.findByText("Saved")).toBeInTheDocument();
    expect(inBrowser()).toBeNull();
  });

  it("starts over without the assessment that was open", async () => {
    page.server["GET /api/onboarding-draft"] = saved(
      draftOf(complete, { currentStep: "personality-test" }),
      ago(1),
    );
    await show();
    press("Start Assessment");
    expect(await screen.findByRole("checkbox")).toBeInTheDocument();
    press("Start over");
    expect(await screen.findByRole("textbox", { name: /^Full Name/ })).toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: /keep|store|agree/i })).not.toBeInTheDocument();
  });

  it("sends one save at a time, the last one last", async () => {
    let release = () => {};
    page.server["PUT /api/onboarding-draft"] = () =>
      new Promise((resolve) => {
        release = () => resolve({ body: {} });
      });
    await show();
    type(/^Professional Title/, "One");
    await waitFor(() => expect(puts()).toHaveLength(1));
    type(/^Professional Title/, "Two");
    await act(() => new Promise((done) => setTimeout(done, 1200)));
    expect(puts()).toHaveLength(1);
    release();
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]?.body).toMatchObject({ fields: { title: "Two" } });
    release();
    expect(await screen.findByText("Saved")).toBeInTheDocument();
  });

  it("sends no draft after the profile", async () => {
    page.server["GET /api/onboarding-draft"] = saved(
      draftOf(complete, { currentStep: "portfolio-upload" }),
      ago(1),
    );
    let release = () => {};
    page.server["POST /api/experts"] = () =>
      new Promise((resolve) => {
        release = () => resolve({ status: 201, body: { id: 7 } });
      });
    await show();
    type(/^Portfolio URL/, "https://example.com/asa");
    press("Next Step");
    press("Complete Onboarding");
    await waitFor(() => expect(sent("POST", "/api/experts")).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 1200)));
    expect(puts()).toEqual([]);
    release();
    await waitFor(() => expect(page.toasts.at(-1)).toMatch(/^Welcome to/));
    expect(puts()).toEqual([]);
  });

  it.each([
    ["application", /^We filled in what you told us when you applied/],
    ["profile", /^Your application has become a profile/],
  ])("begins with what is known from their %s", async (source, notice) => {
    page.server["GET /api/onboarding-draft"] = {
      body: { ...nothingKnown, prefill: { source, fields: complete } },
    };
    await show();
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(field(/^Professional Title/)).toHaveValue("Data engineer");
    expect(screen.getByText("4 of 6 steps completed")).toBeInTheDocument();
    expect(page.toasts).toEqual([]);
  });

  it("is shown the profile they have", async () => {
    leaveDraft(draftOf(complete), ago(1), ago(1));
    page.server["GET /api/onboarding-draft"] = { body: { ...nothingKnown, expertId: 7 } };
    await show();
    expect(screen.getByRole("heading", { name: "You have an expert profile already" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to my profile" })).toHaveAttribute(
      "href",
      "/expert-profile/7",
    );
    expect(inBrowser()).toBeNull();
    expect(posts()).toEqual([]);
  });

  it("can try again when the draft cannot be loaded, and loses nothing", async () => {
    leaveDraft(draftOf({ title: "Local" }), ago(1));
    page.server["GET /api/onboarding-draft"] = { status: 503, body: { message: "busy" } };
    await show();
    expect(screen.getByRole("alert")).toHaveTextContent("Your draft could not be loaded");
    page.server["GET /api/onboarding-draft"] = { body: nothingKnown };
    press("Try again");
    await waitFor(() => expect(field(/^Professional Title/)).toHaveValue("Local"));
  });

  it("is a guest when the session has ended meanwhile", async () => {
    page.server["GET /api/onboarding-draft"] = { status: 401, body: {} };
    await show();
    expect(field(/^Full Name/)).toHaveValue("");
  });

  describe("and completes", () => {
    const start = async () => {
      page.server["GET /api/onboarding-draft"] = saved(
        draftOf(complete, {
          currentStep: "personality-test",
          completedSteps: ["personality-test"],
          personalityConsent: true,
          personalityAnswers: { o1: 5 },
          personalityScores: {
            openness: 80,
            conscientiousness: null,
            extraversion: 0,
            agreeableness: 50,
            neuroticism: 100,
          },
        }),
        ago(1),
      );
      await show();
      press("Complete Onboarding");
    };

    it("sends the profile with its scores", async () => {
      await start();
      await toast("Welcome to Osaaja!");
      expect(posts()[0]?.body).toMatchObject({
        hourlyRate: "95,50",
        personalityOpenness: 80,
        personalityConscientiousness: null,
        personalityNeuroticism: 100,
        personalityTestCompleted: true,
        personalityConsent: true,
      });
    });

    it.each<[unknown, string]>([
      [{ status: 500, body: { message: "Something went wrong." } }, "Something went wrong."],
      [
        { status: 403, body: { message: "Please verify your email address." } },
        "Please verify your email address.",
      ],
      ["no connection", "Please check your connection and try again."],
    ])("says why it failed and stays: %j", async (answer, message) => {
      page.server["POST /api/experts"] = answer as never;
      await start();
      await toast(`Error Failed to create profile: ${message}`);
      expect(screen.getByText(`Failed to create profile: ${message}`)).toBeInTheDocument();
      expect(page.opened).toEqual([]);
      page.server["POST /api/experts"] = { status: 201, body: { id: 7 } };
      await waitFor(() => expect(screen.getByRole("button", { name: "Complete Onboarding" })).toBeEnabled());
      press("Complete Onboarding");
      await toast("Welcome to Osaaja!");
    });

    it("is led to the field that the server refused", async () => {
      page.server["POST /api/experts"] = {
        status: 422,
        body: { message: "Please check", fieldErrors: { "skills.1": "A skill needs a letter or a digit" } },
      };
      await start();
      await waitFor(() => expect(heading()).toHaveTextContent("Skills & Expertise"));
      expect(field("Custom skill")).toHaveAccessibleDescription(/A skill needs a letter or a digit/);
      expect(window.location.search).toBe("?step=skills-expertise");
    });

    it("goes to login when the session has ended", async () => {
      page.server["POST /api/experts"] = { status: 401, body: {} };
      await start();
      await toast("Login Required");
      expect(inBrowser()).toMatchObject({ submitRequestedAt: expect.any(String) });
    });

    it("finds the profile that an answer which got lost had created", async () => {
      page.server["POST /api/experts"] = () => {
        page.server["GET /api/onboarding-draft"] = { body: { ...nothingKnown, expertId: 9 } };
        return { status: 409, body: { message: "You already have an expert profile." } };
      };
      await start();
      expect(await screen.findByRole("link", { name: "Go to my profile" })).toHaveAttribute(
        "href",
        "/expert-profile/9",
      );
      expect(inBrowser()).toBeNull();
    });
  });
});

import type { Answer } from "@/tests/support/page-server";
import { act, fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  draftKey,
  enter,
  field,
  fill,
  labels,
  page,
  postings,
  press,
  sentTo,
  show,
  shownToast,
  type,
} from "./posting-test-kit";

const postButton = () => screen.getByRole("button", { name: "Post Project" });
const skills = () =>
  within(screen.getByRole("list", { name: "Skills you require" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the form", () => {
  it("has the documented sections, marks and defaults", async () => {
    await show();
    for (const title of [
      "Contact information",
      "Project overview",
      "Work arrangement",
      "Skills and experience",
      "Budget and timeline",
      "Collaboration details",
    ])
      expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
    for (const label of [labels.name, labels.email, labels.title, labels.description, labels.skills])
      expect(field(label)).toBeRequired();
    for (const label of [/^Company$/, /^Phone number/, /^Industry/, /^Location/])
      expect(field(label)).not.toBeRequired();
    expect(field(/^Location/)).toHaveValue("Remote");
    expect(field(/^Experience required/)).toHaveValue("junior");
    expect(field(/^Urgency/)).toHaveValue("normal");
    expect(field(/^Kind of work/)).toHaveValue("development");
    expect(field(/^Technical complexity/)).toHaveValue("medium");
    expect(field(/^Company stage/)).toHaveValue("established");
    expect(screen.getByRole("checkbox", { name: "Remote" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Hourly rate" })).toBeChecked();
    expect(
      within(field(/^Experience required/))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Junior (0–2 years)", "Mid-level (3–5 years)", "Senior (6–9 years)", "Expert (10+ years)"]);
    expect(
      within(field(/^Experts needed/))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["1 expert", "2 experts", "3 experts", "4+ experts"]);
  });

  it("waits for a title and a skill, and says so", async () => {
    await show();
    expect(postButton()).toBeDisabled();
    expect(postButton()).toHaveAccessibleDescription(
      "Add a project title and at least one required skill first.",
    );
    type(labels.title, "Forecast");
    expect(postButton()).toHaveAccessibleDescription("Add at least one required skill first.");
    enter(labels.skills, "Python");
    expect(postButton()).toBeEnabled();
    type(labels.title, "  ");
    expect(postButton()).toBeDisabled();
  });

  it("tells of missing fields, focuses the summary and sends nothing", async () => {
    await show();
    type(labels.title, "Forecast");
    enter(labels.skills, "Python");
    fireEvent.click(postButton());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    for (const message of [
      "Your name is required",
      "Valid email is required",
      "Project description is required",
    ])
      expect(within(summary).getByText(message, { exact: false })).toBeInTheDocument();
    expect(shownToast()).toMatchObject({
      title: "Missing Information",
      description: "Please fill in all required fields before submitting.",
      variant: "destructive",
    });
    expect(field(labels.name)).toHaveAccessibleDescription(/Your name is required/);
    expect(postings()).toEqual([]);
  });

  it("calls nothing missing where something is wrong", async () => {
    await show();
    fill();
    type(/^Lowest hourly rate/, "100");
    type(/^Highest hourly rate/, "80");
    fireEvent.click(postButton());
    await waitFor(() =>
      expect(field(/^Lowest hourly rate/)).toHaveAccessibleDescription(
        /The minimum rate must not be above the maximum rate/,
      ),
    );
    expect(shownToast()).toBeNull();
    expect(postings()).toEqual([]);
  });
});

describe("the lists", () => {
  it("adds by Enter and by the button, several by commas, each once", async () => {
    await show();
    enter(labels.skills, "Python, Node.js,, python");
    type(labels.skills, "NodeJS, SQL");
    press("Add skill");
    expect(skills()).toEqual(["Python", "Node.js", "SQL"]);
    expect(field(labels.skills)).toHaveValue("");
    expect(field(labels.skills)).toHaveFocus();
    expect(
      screen.getByText("Added: SQL. Already in the list: NodeJS.", { exact: false }),
    ).toBeInTheDocument();
    expect(postings()).toEqual([]);
  });

  it("keeps what was typed but not added when the field is left", async () => {
    await show();
    type(labels.skills, "Rust");
    fireEvent.blur(field(labels.skills));
    expect(skills()).toEqual(["Rust"]);
  });

  it("takes entries out by their cross, and from the keyboard, and keeps the focus", async () => {
    await show();
    enter(labels.skills, "Python, SQL, Rust");
    press("Remove SQL");
    expect(skills()).toEqual(["Python", "Rust"]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Rust" })).toHaveFocus());
    fireEvent.keyDown(field(labels.skills), { key: "Backspace" });
    expect(screen.getByRole("button", { name: "Remove Rust" })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole("button", { name: "Remove Rust" }), { key: "Delete" });
    expect(skills()).toEqual(["Python"]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove Python" })).toHaveFocus());
    press("Remove Python");
    await waitFor(() => expect(field(labels.skills)).toHaveFocus());
    expect(screen.getByText("Removed: Python.")).toBeInTheDocument();
  });

  it("puts the 18 suggested skills in and takes them out", async () => {
    await show();
    const presets = screen.getByRole("group", { name: "Suggested skills" });
    expect(within(presets).getAllByRole("button")).toHaveLength(18);
    const python = within(presets).getByRole("button", { name: "Python" });
    fireEvent.click(python);
    expect(python).toHaveAttribute("aria-pressed", "true");
    expect(skills()).toEqual(["Python"]);
    fireEvent.click(python);
    expect(screen.queryByRole("list", { name: "Skills you require" })).not.toBeInTheDocument();
    enter(labels.skills, "deep-learning");
    expect(within(presets).getByRole("button", { name: "Deep Learning" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  it("keeps deliverables the same way", async () => {
    await show();
    enter(/^Deliverables/, "Report, Model, report");
    expect(
      within(screen.getByRole("list", { name: "Deliverables you expect" })).getAllByRole("listitem"),
    ).toHaveLength(2);
  });
});

describe("budget and time", () => {
  const preview = () => screen.getByText("How experts will see it").parentElement;

  it("shows the budget as cards show it, and keeps what was typed for the other type", async () => {
    await show();
    expect(preview()).toHaveTextContent("Budget: Negotiable");
    type(/^Lowest hourly rate/, "80");
    expect(preview()).toHaveTextContent("Budget: Negotiable");
    type(/^Highest hourly rate/, "100");
    expect(preview()).toHaveTextContent("€80 - €100/hour");
    type(/^Highest hourly rate/, "10");
    expect(preview()).toHaveTextContent("Budget: Negotiable");
    type(/^Highest hourly rate/, "100");
    fireEvent.click(screen.getByRole("radio", { name: "Fixed budget" }));
    expect(preview()).toHaveTextContent("Budget: Negotiable");
    type(/^Lowest budget/, "20000");
    type(/^Highest budget/, "30000");
    expect(preview()).toHaveTextContent("€20,000 - €30,000 (Fixed)");
    fireEvent.click(screen.getByRole("radio", { name: "Hourly rate" }));
    expect(field(/^Lowest hourly rate/)).toHaveValue("80");
    expect(preview()).toHaveTextContent("€80 - €100/hour");
  });

  it("suggests the urgency of a start date until one is chosen", async () => {
    await show();
    type(/^Wished start date/, "2099-01-01");
    expect(field(/^Urgency/)).toHaveValue("flexible");
    fireEvent.change(field(/^Urgency/), { target: { value: "urgent" } });
    fireEvent.blur(field(/^Urgency/));
    type(/^Wished start date/, "2099-02-01");
    expect(field(/^Urgency/)).toHaveValue("urgent");
  });

  it("asks for a time zone where a certain one is meant", async () => {
    await show();
    expect(screen.queryByLabelText(/^Which time zone/)).not.toBeInTheDocument();
    fireEvent.change(field(/^Time zone/), { target: { value: "specific" } });
    expect(field(/^Which time zone/)).toBeInTheDocument();
  });
});

describe("personality preferences", () => {
  it("are closed and count nothing until somebody has a wish", async () => {
    await show();
    expect(screen.getByText("None set").closest("details")).not.toHaveAttribute("open");
    fireEvent.click(screen.getByRole("checkbox", { name: "Emotional Stability: I have a wish" }));
    const slider = screen.getByRole("slider", { name: "Emotional Stability" });
    expect(slider).toHaveAttribute("aria-valuetext", "70 of 100, High");
    fireEvent.change(slider, { target: { value: "85" } });
    expect(slider).toHaveAttribute("aria-valuetext", "85 of 100, Very High");
    expect(screen.getByText("1 set")).toBeInTheDocument();
    const weight = screen.getByRole("slider", { name: /^How much personality counts/ });
    expect(weight).toHaveAttribute("aria-valuetext", "20% of the match");
    fireEvent.change(weight, { target: { value: "35" } });
    fill();
    fireEvent.click(postButton());
    await waitFor(() => expect(postings()).toHaveLength(1));
    expect(postings()[0]?.body).toMatchObject({
      preferredNeuroticism: 85,
      preferredOpenness: null,
      personalityMatchingWeight: 35,
    });
  });
});

describe("posting", () => {
  it("sends the payload once with a key, forgets the draft and goes on", async () => {
    const onSubmitted = jest.fn();
    window.localStorage.setItem(draftKey, JSON.stringify({ industry: "Retail", startDate: "2099-03-01" }));
    await show({ onSubmitted });
    fill();
    fireEvent.click(postButton());
    await waitFor(() => expect(page.router.push).toHaveBeenCalledWith("/project-success"));
    expect(postings()).toHaveLength(1);
    expect(postings()[0]?.headers["Idempotency-Key"]).toMatch(/^[\x21-\x7e]{16,}$/);
    expect(postings()[0]?.body).toMatchObject({
      customerName: "Åsa Mäkelä",
      title: "Forecast",
      requiredSkills: ["Python"],
      industry: "Retail",
      location: "Remote",
      startDate: "2099-03-01",
      website: "",
    });
    expect(onSubmitted).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }));
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ["says why", { status: 429, body: { message: "Too many requests." } }, "Too many requests."],
    [
      "says nothing",
      { status: 500, body: {} },
      "There was an error submitting your project. Please try again.",
    ],
    ["is not there", "no connection", "There was an error submitting your project. Please try again."],
  ])(
    "keeps everything when the server %s, and tries again with the same key",
    async (_case, answer, text) => {
      page.server["POST /api/project-postings"] = answer;
      await show();
      fill();
      fireEvent.click(postButton());
      await waitFor(() =>
        expect(shownToast()).toMatchObject({
          title: "Submission Failed",
          description: "There was an error submitting your project. Please try again.",
          variant: "destructive",
        }),
      );
      expect(screen.getByText("Submission Failed").parentElement).toHaveTextContent(text);
      expect(field(labels.title)).toHaveValue("Forecast");
      expect(page.router.push).not.toHaveBeenCalled();

      page.server["POST /api/project-postings"] = { status: 201, body: { id: 7 } };
      await waitFor(() => expect(postButton()).toBeEnabled());
      fireEvent.click(postButton());
      await waitFor(() => expect(page.router.push).toHaveBeenCalled());
      const [first, second] = postings().map(({ headers }) => headers["Idempotency-Key"]);
      expect(second).toBe(first);
    },
  );

  it("puts the server's messages beside the fields", async () => {
    const message = "Must be at most 160 characters";
    page.server["POST /api/project-postings"] = {
      status: 422,
      body: {
        message,
        code: "invalid",
        fieldErrors: { title: message, requiredSkills: "At most 50 skills" },
      },
    };
    await show();
    fill();
    fireEvent.click(postButton());
    await waitFor(() => expect(field(labels.title)).toHaveAccessibleDescription(new RegExp(message)));
    expect(field(labels.skills)).toHaveAccessibleDescription(/At most 50 skills/);
    expect(shownToast()?.title).toBe("Submission Failed");
  });

  it("says Posting... and ignores a second submit meanwhile", async () => {
    let answer: (value: Answer) => void = () => {};
    page.server["POST /api/project-postings"] = () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      });
    await show();
    fill();
    fireEvent.click(postButton());
    expect(await screen.findByRole("button", { name: "Posting..." })).toBeDisabled();
    fireEvent.submit(screen.getByRole("form", { name: "Project posting form" }));
    await act(async () => answer({ status: 201, body: { id: 7 } }));
    await waitFor(() => expect(page.router.push).toHaveBeenCalledTimes(1));
    expect(postings()).toHaveLength(1);
  });
});

describe("what the form begins with", () => {
  it("restores a draft, saves changes, clears it and brings it back", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ title: "Old title", requiredSkills: ["SQL"] }));
    await show();
    expect(field(labels.title)).toHaveValue("Old title");
    expect(skills()).toEqual(["SQL"]);
    expect(screen.getByText("Your draft from last time is here")).toBeInTheDocument();
    enter(labels.skills, "Rust");
    await waitFor(() =>
      expect(JSON.parse(window.localStorage.getItem(draftKey) ?? "{}")).toMatchObject({
        title: "Old title",
        requiredSkills: ["SQL", "Rust"],
      }),
    );
    press("Clear draft");
    expect(field(labels.title)).toHaveValue("");
    expect(window.localStorage.getItem(draftKey)).toBeNull();
    press("Undo");
    expect(field(labels.title)).toHaveValue("Old title");
    expect(skills()).toEqual(["SQL", "Rust"]);
    expect(window.localStorage.getItem(draftKey)).toContain("Rust");
  });

  it("fills in who is signed in, without calling that a draft", async () => {
    page.user = {
      isAuthenticated: true,
      isAdmin: false,
      firstName: "Aino",
      lastName: "Aalto",
      email: "a@b.fi",
    };
    await show();
    await waitFor(() => expect(field(labels.name)).toHaveValue("Aino Aalto"));
    expect(field(labels.email)).toHaveValue("a@b.fi");
    expect(window.localStorage.getItem(draftKey)).toBeNull();
    expect(screen.getByText("Saved in this browser as you type, until you send it.")).toBeInTheDocument();
  });

  it("takes what its page hands it before a draft", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ title: "Old title", industry: "Retail" }));
    const initialValues = { title: "From the page" };
    await show({ initialValues });
    expect(field(labels.title)).toHaveValue("From the page");
    expect(field(/^Industry/)).toHaveValue("Retail");
  });
});

describe("finding experts", () => {
  it("hands the project over without who asks, and posts nothing", async () => {
    const onFindExperts = jest.fn();
    await show({ mode: "match", onFindExperts });
    expect(screen.getByRole("button", { name: "Find Experts" })).toBeDisabled();
    expect(field(labels.name)).not.toBeRequired();
    type(labels.name, "Åsa");
    type(labels.title, "Forecast");
    enter(labels.skills, "Python");
    press("Find Experts");
    await waitFor(() => expect(onFindExperts).toHaveBeenCalledTimes(1));
    expect(onFindExperts).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Forecast", requiredSkills: ["Python"], description: "" }),
    );
    expect(JSON.stringify(onFindExperts.mock.calls)).not.toContain("customer");
    expect(postings()).toEqual([]);
    expect(page.router.push).not.toHaveBeenCalled();
  });
});

describe("the market beside the form", () => {
  const panel = () => screen.findByRole("region", { name: "The market for this project" });

  it("waits for a skill, then shows figures of what the form asks for", async () => {
    await show();
    expect(within(await panel()).getByText(/^Add a required skill/)).toBeInTheDocument();
    expect(sentTo("/api/market-view")).toEqual([]);
    enter(labels.skills, "Haskell");
    expect(await screen.findByText("experts fit")).toBeInTheDocument();
    expect(await panel()).toHaveTextContent("12 experts fit");
    expect(await panel()).toHaveTextContent("Median rate€95 / hour");
    expect(await panel()).toHaveTextContent("Earliest startAvailable Next Week");
    expect(sentTo("/api/market-view")[0]?.body).toEqual({
      requiredSkills: ["Haskell"],
      experienceRequired: "junior",
      location: "Remote",
      workArrangement: ["remote"],
      hourlyRateMax: null,
    });
  });

  it("asks again when something changes, once after a pause, and warns of a rate below the median", async () => {
    page.server["POST /api/market-view"] = ({ body }) => ({
      body: {
        expertCount: 6,
        withinRateCount: body.hourlyRateMax ? 2 : null,
        medianRate: 95,
        earliestStart: "busy",
      },
    });
    await show();
    enter(labels.skills, "Kafka");
    await screen.findByText("experts fit");
    for (const rate of ["8", "80"]) type(/^Highest hourly rate/, rate);
    expect(await screen.findByText("2 of 6")).toBeInTheDocument();
    expect(
      screen.getByText("Your highest rate is below the median. Expect fewer answers."),
    ).toBeInTheDocument();
    expect(sentTo("/api/market-view").map(({ body }) => body.hourlyRateMax)).toEqual([null, 80]);
  });

  it("says when nobody fits, and when too few do", async () => {
    page.server["POST /api/market-view"] = {
      body: { expertCount: 0, withinRateCount: null, medianRate: null, earliestStart: null },
    };
    await show();
    enter(labels.skills, "Cobol");
    expect(await screen.findByText(/^Nobody fits all of this right now/)).toBeInTheDocument();
    page.server["POST /api/market-view"] = {
      body: { expertCount: 1, withinRateCount: null, medianRate: null, earliestStart: "available" },
    };
    enter(labels.skills, "Fortran");
    expect(await screen.findByText("Too few to say")).toBeInTheDocument();
    expect(screen.getByText("expert fits")).toBeInTheDocument();
  });

  it("leaves the form alone when it fails, and tries again", async () => {
    page.server["POST /api/market-view"] = { status: 500, body: {} };
    await show();
    enter(labels.skills, "Erlang");
    expect(await screen.findByText(/^The market cannot be shown right now/)).toBeInTheDocument();
    type(labels.title, "Forecast");
    expect(postButton()).toBeEnabled();
    page.server["POST /api/market-view"] = {
      body: { ...{ expertCount: 3 }, withinRateCount: null, medianRate: null, earliestStart: "busy" },
    };
    press("Try again");
    expect(await screen.findByText("experts fit")).toBeInTheDocument();
  });
});

import { getToast } from "@/lib/client/toast";
import type { Answer } from "@/tests/support/page-server";
import { fireEvent, screen, waitFor, within } from "@/tests/support/testing-library";
import { applications, draftKey, field, fill, page, show, submitButton, type } from "./application-test-kit";

const success = () => screen.findByRole("heading", { name: "Your application is with us" });

describe("the form", () => {
  it("has the documented defaults, ranges and choices", async () => {
    await show();
    for (const [label, value, one, least] of [
      ["Years of experience", "1", "2", "1"],
      ["Hourly rate", "100", "110", "50"],
      ["Weekly availability", "20", "21", "5"],
      ["Travel range", "50", "55", "0"],
    ] as const) {
      const input = field(label);
      expect(input).toHaveValue(value);
      fireEvent.keyDown(input, { key: "ArrowUp" });
      expect(input).toHaveValue(one);
      type(label, "-9");
      fireEvent.keyDown(input, { key: "ArrowUp" });
      expect(input).toHaveValue(least);
    }
    for (const name of ["Remote", "Hybrid", "On-site"])
      expect(screen.getByRole("checkbox", { name })).not.toBeChecked();
    expect(
      within(field(/^Location/))
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Choose a city", "Helsinki", "Espoo"]);
  });

  it("shows the documented messages, focuses the summary and sends nothing while fields are missing", async () => {
    await show();
    type("Hourly rate", "");
    fireEvent.click(submitButton());
    const summary = await screen.findByRole("alert");
    await waitFor(() => expect(summary).toHaveFocus());
    for (const message of [
      "Name is required",
      "Title is required",
      "Valid email is required",
      "Description must be at least 10 characters",
      "Please enter at least one skill",
      "Hourly rate is required",
    ]) {
      expect(within(summary).getByText(message, { exact: false })).toBeInTheDocument();
    }
    expect(field("Professional title")).toHaveAccessibleDescription(/Title is required/);
    expect(applications()).toEqual([]);
  });

  it.each([
    ["Years of experience", "0", "Number must be greater than or equal to 1"],
    ["Years of experience", "51", "Number must be less than or equal to 50"],
    ["Hourly rate", "40", "Number must be greater than or equal to 50"],
    ["Hourly rate", "95.505", "Expected number, received string"],
    ["Weekly availability", "61", "Number must be less than or equal to 60"],
    ["Travel range", "3", "Enter a number in steps of 5"],
    [/^Portfolio/, "javascript:alert(1)", "Invalid url. Enter an address such as https://example.com"],
  ])("refuses %s %s", async (label, value, message) => {
    await show();
    fill();
    type(label, value);
    fireEvent.click(submitButton());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
    expect(applications()).toEqual([]);
  });

  it("sends the documented payload, empty fields as none, remote and 50 km when nothing is chosen", async () => {
    await show();
    fill();
    type("Travel range", "");
    fireEvent.click(submitButton());
    await success();
    expect(applications()).toHaveLength(1);
    const [request] = applications();
    expect(request?.headers["Idempotency-Key"]).toMatch(/^[\x21-\x7e]{16,}$/);
    expect(request?.body).toEqual({
      name: "Åsa Mäkelä",
      title: "Data engineer",
      email: "asa.makela@example.fi",
      phone: null,
      description: "Builds data platforms.",
      skills: ["Python", "LangChain"],
      experienceYears: 1,
      hourlyRate: 100,
      weeklyAvailabilityHours: 20,
      workArrangement: ["remote"],
      location: null,
      workRadius: 50,
      portfolio: null,
      linkedinUrl: null,
      githubUrl: null,
      resume: null,
      website: "",
    });
  });

  it("sends what was chosen", async () => {
    await show();
    fill();
    type(/^Phone/, "+358 40 123 4567");
    type(/^LinkedIn/, "linkedin.com/in/asa");
    type("Travel range", "0");
    type("Hourly rate", "95");
    fireEvent.change(field(/^Location/), { target: { value: "Espoo" } });
    for (const name of ["On-site", "Hybrid"]) fireEvent.click(screen.getByRole("checkbox", { name }));
    fireEvent.click(submitButton());
    await success();
    expect(applications()[0]?.body).toMatchObject({
      phone: "+358 40 123 4567",
      linkedinUrl: "https://linkedin.com/in/asa",
      hourlyRate: 95,
      workRadius: 0,
      location: "Espoo",
      workArrangement: ["hybrid", "onsite"],
    });
  });

  it("fills in who is signed in, without calling that a draft", async () => {
    page.user = {
      isAuthenticated: true,
      isAdmin: false,
      firstName: "Aino",
      lastName: "Virtanen",
      email: "aino@example.fi",
    };
    await show();
    await waitFor(() => expect(field("Name")).toHaveValue("Aino Virtanen"));
    expect(field("Email")).toHaveValue("aino@example.fi");
    expect(screen.getByText("Your answers are saved in this browser as you type.")).toBeInTheDocument();
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });
});

describe("the skills field", () => {
  it("shows each skill once, and takes one out", async () => {
    await show();
    type("Skills", "Python, SQL, python, ");
    const preview = screen.getByRole("list", { name: "Your skills" });
    expect(within(preview).getAllByRole("listitem")).toHaveLength(2);
    fireEvent.click(within(preview).getByRole("button", { name: "Remove Python" }));
    expect(field("Skills")).toHaveValue("SQL");
    expect(preview).toHaveFocus();
    fireEvent.click(within(preview).getByRole("button", { name: "Remove SQL" }));
    expect(field("Skills")).toHaveValue("");
    await waitFor(() => expect(field("Skills")).toHaveFocus());
  });
});

describe("submitting", () => {
  it("tells of the success, clears the draft and shows what comes next", async () => {
    window.localStorage.setItem(draftKey, JSON.stringify({ phone: "040" }));
    await show();
    fill();
    fireEvent.click(submitButton());
    const heading = await success();
    expect(heading).toHaveFocus();
    expect(screen.queryByRole("heading", { name: "Join us" })).not.toBeInTheDocument();
    expect(screen.getByText(/The review takes 2–3 business days/)).toBeInTheDocument();
    expect(screen.getByText("We are sending a confirmation to asa.makela@example.fi")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/register");
    expect(screen.getByRole("link", { name: "Browse projects" })).toHaveAttribute("href", "/projects");
    expect(getToast()).toMatchObject({
      title: "Application Submitted",
      description: "Thank you for your interest! We'll review your application and get back to you soon.",
    });
    expect(window.localStorage.getItem(draftKey)).toBeNull();
  });

  it("offers no second account to somebody who is signed in", async () => {
    page.user = { isAuthenticated: true, isAdmin: false };
    await show();
    fill();
    fireEvent.click(submitButton());
    await success();
    expect(screen.queryByRole("link", { name: "Create an account" })).not.toBeInTheDocument();
  });

  it("says that an application exists, lastingly, with a way to reach us", async () => {
    page.server["POST /api/expert-applications"] = {
      status: 409,
      body: {
        message: "An application with this email already exists.",
        code: "conflict",
        reason: "application_exists",
      },
    };
    await show();
    fill();
    fireEvent.click(submitButton());
    const description =
      "An application with this email has already been submitted. Please contact us if you need to update your application.";
    await waitFor(() =>
      expect(getToast()).toMatchObject({
        title: "Application Already Exists",
        description,
        variant: "destructive",
      }),
    );
    expect(screen.getByText("Application Already Exists")).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write to support@osaaja.example" })).toHaveAttribute(
      "href",
      "mailto:support@osaaja.example",
    );
    expect(field("Skills")).toHaveValue("Python, LangChain,, python");
    expect(submitButton()).toBeEnabled();
  });

  it.each<[string, Answer, string]>([
    ["says why", { status: 429, body: { message: "Too many requests." } }, "Too many requests."],
    ["says nothing", { status: 502, text: "<html>" }, "Failed to submit application. Please try again."],
    ["is not there", "no connection", "Failed to submit application. Please try again."],
  ])(
    "keeps what was typed when the server %s, and goes on when it works again",
    async (_case, answer, description) => {
      page.server["POST /api/expert-applications"] = answer;
      await show();
      fill();
      fireEvent.click(submitButton());
      await waitFor(() =>
        expect(getToast()).toMatchObject({ title: "Error", description, variant: "destructive" }),
      );
      expect(field("Email")).toHaveValue("asa.makela@example.fi");
      expect(screen.getByText(description)).toBeInTheDocument();

      page.server["POST /api/expert-applications"] = { status: 201, body: { id: 7, status: "pending" } };
      await waitFor(() => expect(submitButton()).toBeEnabled());
      fireEvent.click(submitButton());
      await success();
      const [first, second] = applications().map(({ headers }) => headers["Idempotency-Key"]);
      expect(second).toBe(first);
    },
  );

  it("puts the server's messages beside the fields", async () => {
    const message = "Valid email is required";
    page.server["POST /api/expert-applications"] = {
      status: 422,
      body: { message, code: "invalid", fieldErrors: { email: message } },
    };
    await show();
    fill();
    fireEvent.click(submitButton());
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(new RegExp(message)));
    expect(getToast()).toMatchObject({ title: "Error", description: message });
  });

  it("says Submitting... and ignores a second submit meanwhile", async () => {
    let answer: (value: Answer) => void = () => {};
    page.server["POST /api/expert-applications"] = () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      });
    await show();
    fill();
    fireEvent.click(submitButton());
    expect(await screen.findByRole("button", { name: "Submitting..." })).toBeDisabled();
    fireEvent.submit(screen.getByRole("form", { name: "Expert application" }));
    await waitFor(() => expect(applications()).toHaveLength(1));
    answer({ status: 201, body: { id: 7, status: "pending" } });
    await success();
    expect(applications()).toHaveLength(1);
  });
});

import {
  ApplyDialog,
  applications,
  field,
  page,
  settle,
  toastNow,
} from "@/components/postings/project-test-kit";
import { fullExpert } from "@/tests/support/dto-factories";
import { fireEvent, render, screen, waitFor } from "@/tests/support/testing-library";
import type { ApplyDialogProps } from "./apply-dialog";

const failed = "There was an error submitting your application. Please try again.";
const onClose = jest.fn();
const onClosed = jest.fn();
const onApplied = jest.fn();
/** Each test applies to a project of its own: what was not sent is kept by project. */
let projectId = 100;

function show(props: Partial<ApplyDialogProps> = {}) {
  return render(
    <ApplyDialog
      project={{ id: projectId, title: "Demand forecast" }}
      rules="checked"
      onClose={onClose}
      onClosed={onClosed}
      onApplied={onApplied}
      {...props}
    />,
  );
}

const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = () => {
  type("Full Name", "Åsa Mäkelä");
  type("Email Address", "asa@example.fi");
  type("Cover Letter", "We forecast demand.");
};
const submit = async () => {
  fireEvent.click(screen.getByRole("button", { name: /^Submit/ }));
  await settle();
};

beforeEach(() => {
  projectId += 1;
  jest.clearAllMocks();
});

it("says until when the company sees neither name nor address", () => {
  show();
  expect(
    screen.getByText(
      "The company sees your first name and initial. Your full name and email address are shared from the interview stage on.",
    ),
  ).toBeVisible();
});

describe("on the browse page", () => {
  it("sends what was filled in, once, and closes", async () => {
    show();
    fill();
    type(/^Proposed Hourly Rate/, "95.5");
    type(/^Hours per Week/, "20");
    type(/^Estimated Start Date/, "2027-04-01");
    type(/^Availability Notes/, "Mornings");
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(applications()).toHaveLength(1);
    expect(applications()[0]?.body).toEqual({
      projectId,
      applicantName: "Åsa Mäkelä",
      applicantEmail: "asa@example.fi",
      coverLetter: "We forecast demand.",
      proposedRate: 95.5,
      estimatedHoursPerWeek: 20,
      estimatedStartDate: "2027-04-01",
      availabilityNotes: "Mornings",
      website: "",
    });
    expect(applications()[0]?.headers["Idempotency-Key"]).toMatch(/^[\w-]{20,}$/);
    expect(onApplied).toHaveBeenCalledWith({ id: projectId, title: "Demand forecast" });
    expect(toastNow()).toEqual({
      title: "Application Submitted",
      description: "Your project application has been submitted successfully!",
    });
  });

  it.each(["Full Name", "Email Address", "Cover Letter"])("wants the %s", async (label) => {
    show();
    fill();
    type(label, "  ");
    await submit();
    expect(toastNow()).toEqual({
      title: "Missing Information",
      description: "Please fill in all required fields.",
    });
    expect(field(label)).toBeInvalid();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(page.requests).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ["Email Address", "asa", "Valid email is required"],
    [/^Proposed Hourly Rate/, "1001", "Proposed rate must be at most €1,000"],
    [/^Hours per Week/, "20.5", "Hours per week must be a whole number from 1 to 60"],
  ])("says what is wrong with %s, without a toast: nothing is missing", async (label, value, message) => {
    show();
    fill();
    type(label, value);
    await submit();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(toastNow()).toBeNull();
    expect(page.requests).toEqual([]);
  });

  it.each([
    [
      "the server's message",
      { status: 409, body: { message: "You have already applied to this project.", code: "conflict" } },
      "You have already applied to this project.",
    ],
    ["its own words without one", { status: 500, body: "oops" }, failed],
    ["its own words without connection", "no connection", failed],
  ] as const)(
    "fails with %s, in a toast and beside the form, and keeps what was typed",
    async (_, answer, message) => {
      page.answer = () => answer;
      show();
      fill();
      await submit();
      await waitFor(() => expect(toastNow()).toEqual({ title: "Application Failed", description: message }));
      expect(screen.getByRole("dialog")).toHaveTextContent(message);
      expect(field("Cover Letter")).toHaveValue("We forecast demand.");
      expect(onClose).not.toHaveBeenCalled();
      // The same content again is the same attempt.
      await submit();
      await waitFor(() => expect(applications()).toHaveLength(2));
      const keys = applications().map(({ headers }) => headers["Idempotency-Key"]);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it("puts the server's field errors beside the fields", async () => {
    page.answer = () => ({
      status: 422,
      body: {
        message: "Valid email is required",
        fieldErrors: { applicantEmail: "Valid email is required" },
      },
    });
    show();
    fill();
    await submit();
    await waitFor(() => expect(field("Email Address")).toBeInvalid());
    expect(toastNow()).toEqual({ title: "Application Failed", description: "Valid email is required" });
  });

  it("is busy while it sends, and sends once", async () => {
    page.answer = () => new Promise(() => undefined);
    show();
    fill();
    await submit();
    expect(screen.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await submit();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onClose).not.toHaveBeenCalled();
    expect(applications()).toHaveLength(1);
  });
});

describe("on the recommendations page", () => {
  it("checks nothing: the server does", async () => {
    page.answer = () => ({
      status: 422,
      body: {
        message: "Full name is required",
        fieldErrors: { applicantName: "Full name is required", coverLetter: "Cover letter is required" },
      },
    });
    show({ rules: "unchecked", expertId: 12 });
    type("Email Address", "asa@example.fi");
    await submit();
    await waitFor(() => expect(toastNow()).toEqual({ title: "Application Failed", description: failed }));
    expect(applications()[0]?.body).toMatchObject({ projectId, expertId: 12, applicantName: "" });
    expect(field("Full Name")).toBeInvalid();
    expect(field("Cover Letter")).toBeInvalid();
  });

  it("sends rate and hours as numbers", async () => {
    show({ rules: "unchecked" });
    fill();
    type(/^Proposed Hourly Rate/, "95.5");
    type(/^Hours per Week/, "20");
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(applications()[0]?.body).toMatchObject({ proposedRate: 95.5, estimatedHoursPerWeek: 20 });
    expect(applications()[0]?.body).not.toHaveProperty("expertId");
  });
});

describe("what is filled in already", () => {
  it("is the name and the address of whoever is signed in", async () => {
    page.user = { isAuthenticated: true, firstName: "Åsa", lastName: "Mäkelä", email: "asa@example.fi" };
    show();
    await waitFor(() => expect(field("Full Name")).toHaveValue("Åsa Mäkelä"));
    expect(field("Email Address")).toHaveValue("asa@example.fi");
  });

  it("is rate, hours and start of the signed-in expert's profile, where nothing was typed", async () => {
    page.user = { isAuthenticated: true, expertId: 9 };
    page.answer = ({ path }) => ({
      body: path === "/api/experts/9" ? fullExpert({ hourlyRate: 112, weeklyAvailabilityHours: 30 }) : [],
    });
    show();
    type(/^Proposed Hourly Rate/, "95.5");
    await waitFor(() => expect(field(/^Hours per Week/)).toHaveValue("30"));
    expect(field(/^Estimated Start Date/)).not.toHaveValue("");
    expect(field(/^Proposed Hourly Rate/)).toHaveValue("95.5");
  });

  it("is what was typed before the dialog was closed, for this project, until it is sent", async () => {
    const { unmount } = show();
    type("Cover Letter", "Half a letter");
    unmount();
    // Also when the page was left.
    expect(window.sessionStorage.getItem(`formDraft-application-${projectId}`)).toContain("Half a letter");
    const other = show({ project: { id: projectId + 1000, title: "Another" } });
    expect(field("Cover Letter")).toHaveValue("");
    other.unmount();
    const again = show();
    expect(field("Cover Letter")).toHaveValue("Half a letter");
    fill();
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    again.unmount();
    show();
    expect(field("Cover Letter")).toHaveValue("");
  });
});

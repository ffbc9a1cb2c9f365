import type { ApplicationForm, CorrectionOffer } from "@/lib/features/expert-applications/schemas";
import { serveApi } from "@/tests/support/api-server";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { CorrectionScreen } from "./correction-screen";

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: { isAuthenticated: false, isAdmin: false }, isLoading: false }),
}));

const application: Required<ApplicationForm> = {
  ...{ name: "Aada Aho", title: "Data engineer", email: "aada@example.com", phone: "" },
  ...{ description: "Builds data platforms.", skills: "Python", experienceYears: 5, hourlyRate: 90 },
  ...{ weeklyAvailabilityHours: 20, workArrangement: ["remote"], location: "Helsinki", workRadius: 50 },
  ...{ portfolio: "", linkedinUrl: "", githubUrl: "", resume: "", website: "" },
};
const offer: Extract<CorrectionOffer, { state: "open" }> = {
  state: "open",
  asked: { text: "Which clouds?", language: "en" },
  application,
};

// The confirmation scrolls to its own top.
beforeEach(() => {
  window.scrollTo = jest.fn();
});

let answer: { status: number; body: object };
serveApi({
  "GET /api/skills/suggestions": () => ({ body: [] }),
  "PUT /api/expert-applications/corrections/:token": () => answer,
});

/** Corrects the description and sends the application, to the answer that is set. */
async function correct() {
  render(
    <CorrectionScreen token="secret" offer={offer} cities={[{ value: "Helsinki", name: "Helsinki" }]} />,
  );
  fireEvent.change(screen.getByLabelText("Description"), { target: { value: "Knows AWS and GCP well." } });
  fireEvent.click(screen.getByRole("button", { name: "Send it again" }));
}

it.each([
  ["correction_link_used", { state: "approved" }, "Your application was approved"],
  ["correction_link_used", { state: "rejected" }, "Your application was not approved"],
  ["correction_link_used", { state: "received" }, "We have your application"],
  ["correction_link_used", { state: "replaced" }, "There is a newer link"],
  ["correction_link_expired", undefined, "This link has expired"],
])(
  "says of a link that has ended meanwhile what is so, and keeps what was typed: %s %j",
  async (reason, values, title) => {
    answer = { status: 409, body: { message: "No.", code: "not_possible_now", reason, values } };
    await correct();
    const problem = await screen.findByRole("alert");
    expect(problem).toHaveTextContent(title);
    expect(problem).toHaveTextContent("What you typed was not sent.");
    expect(screen.getByLabelText("Description")).toHaveValue("Knows AWS and GCP well.");
  },
);

it("says that the application has come back", async () => {
  answer = { status: 200, body: { id: 7, status: "pending" } };
  await correct();
  expect(await screen.findByRole("heading", { name: "Thank you, we have it" })).toBeVisible();
});

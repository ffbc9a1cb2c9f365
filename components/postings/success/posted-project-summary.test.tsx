import { storedPostedProject } from "@/lib/features/postings/posted-project";
import { render, screen } from "@/tests/support/testing-library";
import { PostedProjectSummary } from "./posted-project-summary";

beforeEach(() => window.sessionStorage.clear());

const facts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

it("names the project, its reference and where the answer goes, also after a reload", async () => {
  storedPostedProject.write({ id: 43, title: "Kysyntäennuste", email: "asa@example.fi" }, new Date());
  const { unmount } = render(<PostedProjectSummary />);
  expect(facts()).toEqual(["Project 43", "Kysyntäennuste", "asa@example.fi"]);
  // A guest's way on is the mail's link; who is signed in is known a moment later.
  expect(await screen.findByText(/^The link in our email/)).toBeVisible();
  unmount();
  render(<PostedProjectSummary />);
  expect(facts()).toHaveLength(3);
});

it.each([null, "{", JSON.stringify({ id: "43", title: "x" })])(
  "says that nothing was posted from here: %s",
  (stored) => {
    if (stored) window.sessionStorage.setItem("postedProject", stored);
    render(<PostedProjectSummary />);
    expect(screen.getByText(/^Nothing was posted from this browser tab\./)).toBeVisible();
    expect(screen.queryByRole("definition")).toBeNull();
  },
);

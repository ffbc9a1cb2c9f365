import userEvent from "@testing-library/user-event";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import VisitorNewSkills from "./visitor-new-skills";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

/** The profile's list on the server, and how it answers the next change. */
let stored: string[] = [];
type Refusal = { status: number; body: unknown } | "no connection" | null;
let refusal: Refusal = null;
let patches: string[][] = [];
const realFetch = global.fetch;

beforeEach(() => {
  stored = ["Python"];
  refusal = null;
  patches = [];
  refresh.mockClear();
  global.fetch = jest.fn(async (path: string, { method, body }: RequestInit) => {
    expect(path).toBe("/api/experts/7");
    let [status, answer]: [number, unknown] = [200, { skills: stored }];
    if (method === "PATCH") {
      if (refusal === "no connection") throw new TypeError("Failed to fetch");
      const changes = JSON.parse(String(body));
      expect(Object.keys(changes)).toEqual(["skills"]);
      patches.push(changes.skills);
      if (refusal) [status, answer] = [refusal.status, refusal.body];
      else {
        stored = changes.skills;
        answer = { skills: stored };
      }
    }
    return { ok: status < 400, status, text: async () => JSON.stringify(answer) } as Response;
  }) as unknown as typeof fetch;
});
afterAll(() => {
  global.fetch = realFetch;
});

function show(skills = ["MLOps", "PyTorch"]) {
  render(<VisitorNewSkills expertId={7} skills={skills} />);
  return userEvent.setup();
}
const skill = (name: string) => screen.getByRole("button", { name: `In my profile: ${name}` });
const expectIn = (name: string, isIn: boolean) =>
  waitFor(() => expect(skill(name)).toHaveAttribute("aria-pressed", String(isIn)));

it("adds a skill behind the others, says so, keeps the focus, and takes it out again", async () => {
  const user = show();
  expect(skill("MLOps")).toHaveAttribute("aria-pressed", "false");
  skill("MLOps").focus();
  await user.keyboard(" ");
  await expectIn("MLOps", true);
  expect(patches).toEqual([["Python", "MLOps"]]);
  expect(screen.getByRole("status")).toHaveTextContent("Added to your profile: MLOps.");
  expect(skill("MLOps")).toHaveFocus();
  expect(refresh).toHaveBeenCalledTimes(1);
  await user.keyboard("{Enter}");
  await expectIn("MLOps", false);
  expect(stored).toEqual(["Python"]);
  expect(screen.getByRole("status")).toHaveTextContent("No longer in your profile: MLOps.");
});

it("adds all that are missing at once, and each can be taken out again", async () => {
  const user = show();
  await user.click(skill("PyTorch"));
  await expectIn("PyTorch", true);
  await user.click(screen.getByRole("button", { name: "Add all" }));
  await expectIn("MLOps", true);
  expect(patches.at(-1)).toEqual(["Python", "PyTorch", "MLOps"]);
  const all = screen.getByRole("button", { name: "All are in your profile" });
  expect(all).toHaveFocus();
  expect(all).toHaveAttribute("aria-disabled", "true");
  await user.click(skill("PyTorch"));
  await expectIn("PyTorch", false);
  expect(stored).toEqual(["Python", "MLOps"]);
});

it("saves quick choices one after the other, and loses neither them nor what was changed elsewhere", async () => {
  const user = show(["MLOps", "PyTorch", "Kubernetes"]);
  stored = ["Python", "Finnish"];
  await user.click(skill("MLOps"));
  await user.click(skill("PyTorch"));
  await user.click(skill("Kubernetes"));
  await expectIn("Kubernetes", true);
  expect(stored).toEqual(["Python", "Finnish", "MLOps", "PyTorch", "Kubernetes"]);
});

it.each<[string, Refusal, RegExp]>([
  [
    "the list is full",
    { status: 422, body: { message: "Invalid", fieldErrors: { skills: "At most 60 skills" } } },
    /^Could not add MLOps\. At most 60 skills$/,
  ],
  [
    "the session has ended",
    { status: 401, body: { message: "Sign in first." } },
    /^Could not add MLOps\. Sign in first\.$/,
  ],
  [
    "there is no connection",
    "no connection",
    /^Could not add MLOps\. Check your connection and try again\.$/,
  ],
])("says why a skill was not saved when %s, and takes it the next time", async (_name, answer, reason) => {
  const user = show();
  refusal = answer;
  await user.click(skill("MLOps"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Not saved");
  expect(screen.getByText(reason)).toBeVisible();
  expect(skill("MLOps")).toHaveAttribute("aria-pressed", "false");
  refusal = null;
  await user.click(skill("MLOps"));
  await expectIn("MLOps", true);
  expect(screen.queryByRole("alert")).toBeNull();
});

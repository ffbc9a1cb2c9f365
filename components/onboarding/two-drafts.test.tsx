import { act, screen, waitFor, within } from "@/tests/support/testing-library";
import {
  account,
  ago,
  draftOf,
  field,
  inBrowser,
  leaveDraft,
  page,
  press,
  puts,
  saved,
  show,
  type,
} from "./onboarding-test-kit";

// A draft in this browser and another one in the account.

beforeEach(() => {
  page.user = account;
});

it.each([
  ["Use the other draft", "From the phone"],
  ["Go on with this one", "From the desktop"],
])("asks which of two devices' drafts shall stand: %s", async (choice, title) => {
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "Before" }), ago(2));
  await show();
  const phone = saved(draftOf({ title: "From the phone" }), ago(1));
  page.server["GET /api/onboarding-draft"] = phone;
  page.server["PUT /api/onboarding-draft"] = { status: 409, body: { reason: "draft_changed" } };
  type(/^Professional Title/, "From the desktop");
  expect(await screen.findByText(/^You have two drafts/)).toBeInTheDocument();
  expect(inBrowser()?.fields.title).toBe("From the desktop");
  const before = puts().length;
  page.server["PUT /api/onboarding-draft"] = { body: {} };
  press(choice);
  expect(field(/^Professional Title/)).toHaveValue(title);
  expect(screen.getByRole("heading", { name: "Basic Information" })).toHaveFocus();
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(puts()[before]?.body).toMatchObject({ fields: { title }, seen: phone.body.saved.updatedAt });
});

it.each([
  ["Use the other draft", ago(1), ago(2), "Account"],
  ["Go on with this one", ago(2), ago(1), "Local"],
])("sends neither of two drafts before one is chosen: %s", async (choice, local, server, title) => {
  leaveDraft(draftOf({ title: "Local" }), local);
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "Account" }), server);
  await show();
  expect(screen.getByText(/^You have two drafts/)).toBeInTheDocument();
  expect(field(/^Professional Title/)).toHaveValue("Local");
  press(choice);
  expect(field(/^Professional Title/)).toHaveValue(title);
  await waitFor(() => expect(puts()[0]?.body).toMatchObject({ fields: { title } }));
  expect(screen.queryByRole("button", { name: choice })).not.toBeInTheDocument();
});

it("says of both drafts what they are called and when they were saved", async () => {
  const title = `Data engineer ${"of very large platforms ".repeat(5)}`;
  leaveDraft(draftOf({ title }), new Date("2027-02-27T13:05:00Z"));
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "" }), new Date("2027-02-28T06:30:00Z"));
  await show();
  const drafts = within(screen.getByRole("alert")).getAllByRole("listitem");
  expect(drafts.map(({ textContent }) => textContent)).toEqual([
    "In this browser: “Data engineer of very large platforms of very large…”, saved on 27 February 2027 at 15:05",
    "In your account: No professional title yet, saved on 28 February 2027 at 08:30",
  ]);
});

it.each([
  ["Use the other draft", "Local", "Account"],
  ["Go on with this one", "Account", "Local"],
])(
  "keeps the one that was not chosen at hand, as often as one changes one's mind: %s",
  async (choice, left, chosen) => {
    leaveDraft(draftOf({ title: "Local", description: "Typed here" }), ago(1));
    const phone = draftOf({ title: "Account", description: "Typed on the phone" });
    page.server["GET /api/onboarding-draft"] = saved(phone, ago(2));
    await show();
    press(choice);
    for (const [there, here] of [
      [left, chosen],
      [chosen, left],
      [left, chosen],
    ]) {
      expect(field(/^Professional Title/)).toHaveValue(here);
      expect(screen.getByText(new RegExp(`^“${there}”, saved on`))).toBeInTheDocument();
      press("Go on with that one instead");
      expect(screen.getByRole("heading", { name: "Basic Information" })).toHaveFocus();
    }
    await waitFor(() => expect(puts().at(-1)?.body).toMatchObject({ fields: { title: left } }));
  },
);

it("keeps both at hand when one starts over in place of choosing", async () => {
  leaveDraft(draftOf({ title: "Local" }), ago(1));
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "Account" }), ago(2));
  await show();
  press("Start over");
  press("Go on with that one instead");
  expect(field(/^Professional Title/)).toHaveValue("Account");
  press("Go on with that one instead");
  expect(field(/^Professional Title/)).toHaveValue("Local");
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

it("asks again after a reload for as long as neither is chosen, and sends nothing meanwhile", async () => {
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "Before" }), ago(2));
  const { unmount } = await show();
  page.server["GET /api/onboarding-draft"] = saved(draftOf({ title: "From the phone" }), ago(1));
  page.server["PUT /api/onboarding-draft"] = { status: 409, body: { reason: "draft_changed" } };
  type(/^Professional Title/, "From the desktop");
  await screen.findByText(/^You have two drafts/);
  page.server["PUT /api/onboarding-draft"] = { body: {} };
  unmount();
  const before = puts().length;
  for (const title of ["From the desktop", "From the desktop, later"]) {
    const visit = await show();
    expect(screen.getByText(/^You have two drafts/)).toBeInTheDocument();
    expect(field(/^Professional Title/)).toHaveValue(title);
    type(/^Professional Title/, "From the desktop, later");
    await act(() => new Promise((done) => setTimeout(done, 1200)));
    expect(inBrowser()?.fields.title).toBe("From the desktop, later");
    visit.unmount();
  }
  expect(puts()).toHaveLength(before);
});

it("sends after a reload what goes on from the account's draft", async () => {
  const before = saved(draftOf({ title: "Before" }), ago(2));
  page.server["GET /api/onboarding-draft"] = before;
  page.server["PUT /api/onboarding-draft"] = "no connection";
  const { unmount } = await show();
  type(/^Professional Title/, "After");
  await screen.findByText(/^Not saved to your account yet/);
  unmount();
  page.server["PUT /api/onboarding-draft"] = { body: {} };
  await show();
  expect(screen.queryByText(/^You have two drafts/)).not.toBeInTheDocument();
  await waitFor(() =>
    expect(puts().at(-1)?.body).toMatchObject({
      fields: { title: "After" },
      seen: before.body.saved.updatedAt,
    }),
  );
  await waitFor(() => expect(inBrowser()).toBeNull());
});

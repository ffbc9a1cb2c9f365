import userEvent from "@testing-library/user-event";
import { ContractDetailsForm } from "@/components/contracts/details-form";
import type { PartyDetails } from "@/lib/features/contracts/details-schemas";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { serveApi } from "@/tests/support/api-server";
import { render, screen, waitFor } from "@/tests/support/testing-library";
import { ContractScreen } from "./contract-screen";

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock("@/lib/client/navigation", () => ({ useRouter: () => router, usePathname: () => "/contracts/20" }));

const contract: SignedContract = {
  id: 20,
  reference: "OS-000060-E",
  type: "expert",
  status: "awaiting_signatures",
  projectTitle: "Forecasts for a shop",
  totalAmount: 12_000,
  documentSha256: "a".repeat(64),
  sentAt: "2026-11-27T10:00:00.000Z",
  expiresAt: "2026-12-26T22:00:00.000Z",
  signedAt: null,
  force: null,
  endedAt: null,
  endReason: null,
  endReasonLanguage: null,
  signatures: [
    { role: "expert", name: null, signedAt: null },
    { role: "operator", name: null, signedAt: null },
  ],
  openCode: null,
  canSign: true,
  canDecline: true,
  canCountersign: false,
  pdfUrl: "/api/contracts/20/pdf",
  sealed: false,
  sealedAt: null,
};

const codeSent = {
  email: "asa@example.com",
  expiresAt: "2026-11-27T10:10:00.000Z",
  codesLeft: 2,
};

const api = serveApi({
  "POST /api/contracts/:id/signing-code": () => ({ body: codeSent }),
  "PUT /api/expert/contract-details": ({ body }) => ({
    body: { details: body as unknown as PartyDetails, known: {}, mayChange: true },
  }),
});

const show = () =>
  render(
    <ContractScreen
      initial={contract}
      html="<p>The contract</p>"
      suggestedName="Åsa Öhman"
      today="2026-11-27"
      aside={
        <ContractDetailsForm
          side="expert"
          initial={{
            details: null,
            known: { legalName: "Åsa Öhman", signatoryName: "Åsa Öhman" },
            mayChange: true,
          }}
        />
      }
    />,
  );

const requested = () => api.requests.map(({ method, path }) => `${method} ${path}`);

it("signs no contract without the details that are typed beside it: they are saved or discarded first", async () => {
  show();
  expect(screen.getByText(/Nothing is saved yet/)).toBeInTheDocument();

  await userEvent.type(screen.getByLabelText("Street address"), "Katu 1");
  await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  expect(await screen.findByText("Your details are not saved")).toBeInTheDocument();
  expect(requested()).toEqual([]);

  await userEvent.type(screen.getByLabelText("Postal code"), "00100");
  await userEvent.type(screen.getByLabelText("City"), "Helsinki");
  await userEvent.click(screen.getByRole("button", { name: "Save details" }));
  await waitFor(() => expect(screen.queryByText("Your details are not saved")).not.toBeInTheDocument());
  expect(api.requests.at(-1)?.body).toMatchObject({ streetAddress: "Katu 1", legalName: "Åsa Öhman" });

  await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  expect(await screen.findByLabelText("Code from the mail")).toBeInTheDocument();
});

it("holds the signature too, when details are typed after the code was asked for", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  await userEvent.type(await screen.findByLabelText("Code from the mail"), "123456");
  await userEvent.click(screen.getByRole("checkbox", { name: /^I have read contract OS-000060-E and sign/ }));
  // No line ends within it: neither there nor above the title.
  for (const reference of screen.getAllByText("OS-000060-E"))
    expect(reference).toHaveClass("whitespace-nowrap");
  await userEvent.type(screen.getByLabelText("City"), "Helsinki");
  await userEvent.click(screen.getByRole("button", { name: "Sign the contract" }));
  expect(await screen.findByText("Your details are not saved")).toBeInTheDocument();
  expect(requested()).toEqual(["POST /api/contracts/20/signing-code"]);
});

it("says in which zone it was signed, and until when the code counts", async () => {
  const signedAt = "2026-11-27T10:00:00.000Z";
  const signatures = contract.signatures.map((each) => ({ ...each, name: "Åsa Öhman", signedAt }));
  const open = { ...contract, openCode: codeSent };
  const { unmount } = render(
    <ContractScreen initial={open} html="" suggestedName="Åsa Öhman" today="2026-11-27" />,
  );
  expect(screen.getByText(/It counts until 12:10, Helsinki time\./)).toBeVisible();
  unmount();
  const signed = { ...contract, status: "signed" as const, signedAt, signatures, sealed: true };
  render(<ContractScreen initial={signed} html="" suggestedName="" today="2026-11-27" />);
  expect(screen.getAllByText(/27 November 2026 at 12:00 \(Helsinki time\)/)).toHaveLength(3);
});

it("reads all of the page anew where the contract has ended under it", async () => {
  const endedAt = "2026-11-27T10:05:00.000Z";
  const ended = { ...contract, status: "cancelled", endedAt, canSign: false, canDecline: false } as const;
  api.answer("POST /api/contracts/:id/signing-code", {
    status: 409,
    body: { code: "not_possible_now", message: "This is not possible any more." },
  });
  api.answer("GET /api/contracts/:id", { body: ended });
  show();
  await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
  expect(await screen.findByText("This contract was cancelled")).toBeVisible();
  expect(router.refresh).toHaveBeenCalled();
});

it("does not say of a contract that was declined that its file is signed", () => {
  const endedAt = "2026-11-28T10:00:00.000Z";
  const ended = { ...contract, status: "declined" as const, endedAt, canSign: false, canDecline: false };
  render(<ContractScreen initial={ended} html="<p>The contract</p>" suggestedName="" today="2026-11-28" />);
  expect(screen.getByText("SHA-256 of the file that was to be signed:")).toBeInTheDocument();
});

/* A booking page with a server of its own, for the tests beside it. Importing it sets the server up for each test. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { dismissToast } from "@/lib/client/toast";
import { addDays, weekday } from "@/lib/shared/dates";
import { publicExpert } from "@/tests/support/dto-factories";
import { type PageRequest, type Responder, servePage } from "@/tests/support/page-server";
import { fireEvent, render, screen } from "@/tests/support/testing-library";
import { BookingScreen } from "./booking-screen";

/** What a test may set before it shows the page, and what it may read afterwards. */
export const page: {
  address: string;
  user: Record<string, unknown>;
  server: Record<string, Responder>;
  requests: PageRequest[];
  /** Goes away, as before a reload. */
  leave: () => void;
} = { address: "", user: {}, server: {}, requests: [], leave: () => {} };

jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(page.address) }));
jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));

export const expert = publicExpert({
  skills: ["Python", "PyTorch", "MLOps", "Kafka"],
  workArrangement: ["remote", "hybrid"],
  hourlyRate: 95,
});

const slot = (hour: number, label: string) => ({
  startTime: `2026-10-26T${String(hour).padStart(2, "0")}:00:00.000Z`,
  endTime: `2026-10-26T${String(hour + 1).padStart(2, "0")}:00:00.000Z`,
  label,
});
export const slots = (...list: ReturnType<typeof slot>[]) => ({
  body: { date: "2026-10-26", timeZone: "Europe/Helsinki", slots: list },
});
/** Friday to Friday of the next week: the first day is full, the weekend closed. */
export const freeDays = {
  body: {
    timeZone: "Europe/Helsinki",
    nextFreeDate: "2026-10-26",
    days: Array.from({ length: 15 }, (_, ahead) => {
      const date = addDays("2026-10-23", ahead);
      const isClosed = weekday(date) > 5;
      return { date, times: isClosed || ahead === 0 ? 0 : 5, isClosed };
    }),
  },
};
export const ten = slot(8, "10:00 AM");
export const two = slot(12, "2:00 PM");

export const created = {
  id: 41,
  status: "pending",
  startTime: "2026-10-26T12:00:00.000Z",
  endTime: "2026-10-26T13:00:00.000Z",
  duration: 60,
  meetingType: "consultation",
  preferredDate: "2026-10-26",
  preferredTime: "2:00 PM",
  expert: { id: 7, name: "Aino V.", title: "Machine learning engineer" },
  meetingToken: "one-time",
  calendarFileUrl: "/api/meeting-bookings/41/calendar-file?token=file",
  hasJoinLink: false,
};

beforeEach(() => {
  page.address = "";
  page.user = { isAuthenticated: false, isAdmin: false };
  page.requests = [];
  page.server = {
    "GET /api/experts/7": { body: expert },
    "GET /api/calendar/available-slots": slots(ten, two),
    "GET /api/calendar/free-days": freeDays,
    "POST /api/calendar/check-availability": { body: { available: true } },
    "POST /api/meeting-bookings": { status: 201, body: created },
    "POST /api/calendar/create-meeting": {
      body: { bookingId: 41, provider: "built-in", invitationQueued: true, joinUrl: null },
    },
  };
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
  dismissToast();
});
servePage((request) => {
  page.requests.push(request);
  return (
    page.server[`${request.method} ${request.path}`] ?? { status: 404, body: { message: "Expert not found" } }
  );
});

/** The booking page over a server of `page.server`. */
export function show(): UserEvent {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <BookingScreen representative={{ name: "Osaaja consultant", title: "Expert matching consultant" }} />
    </QueryClientProvider>,
  );
  page.leave = unmount;
  return userEvent.setup();
}

export const sent = (path: string) => page.requests.filter((request) => request.path === path);
export const posts = () => page.requests.filter(({ method }) => method === "POST").map(({ path }) => path);
export const chooseDate = (date = "2026-10-26") =>
  fireEvent.change(screen.getByLabelText("Preferred date"), { target: { value: date } });
export const submitButton = () => screen.getByRole("button", { name: "Schedule Meeting" });

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A complete form, with the free time of two o'clock. */
export async function fill(actor: UserEvent) {
  type("Full name", "Äiti Östman");
  type("Company", "Esimerkki Oy");
  type("Email", "aiti@example.fi");
  type(/^Phone/, "+358 40 123 4567");
  type(/What is the project about/, "<b>Forecasting</b> & pricing");
  chooseDate();
  await actor.click(await screen.findByRole("radio", { name: "2:00 PM" }));
}

export const storedEstimate = (expertId: number) =>
  JSON.stringify({
    expertId,
    savedAt: new Date().toISOString(),
    projectDetails: { type: "hourly", durationMonths: 3, hoursPerWeek: 30 },
    totalHours: 390.4,
    totalCost: 38_718.63,
    monthlyTotal: 12_906.21,
    expertRate: 95,
    platformFee: 10,
    volumeDiscount: 5,
  });

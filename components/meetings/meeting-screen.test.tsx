import type { ClientMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { render, screen } from "@/tests/support/testing-library";
import { MeetingScreen } from "./meeting-screen";

const meeting: ClientMeeting = {
  ...{ status: "pending", startTime: "2027-03-03T08:00:00.000Z", endTime: "2027-03-03T08:30:00.000Z" },
  ...{ duration: 30, timeZone: "Europe/Helsinki", preferredDate: "2027-03-03", preferredTime: "10:00 AM" },
  ...{
    meetingType: "consultation",
    representativeName: "Liisa",
    expert: null,
    phase: "ahead",
    joinUrl: null,
    movedAt: null,
  },
  ...{ calendarFileUrl: "/calendar.ics", changeableUntil: null, canReschedule: false, canCancel: false },
  staysConfirmedWhenMoved: false,
};
const promise = /We send you the link to join/;

it.each([
  ["pending", 1],
  ["cancelled", 0],
  ["completed", 0],
] as const)("promises a link to join as long as somebody may join: %s", (status, times) => {
  render(<MeetingScreen token="7-x" initial={{ ...meeting, status }} representativeTitle="Consultant" />);
  expect(screen.queryAllByText(promise)).toHaveLength(times);
});

const shown = (more: Partial<ClientMeeting>) =>
  render(<MeetingScreen token="7-x" initial={{ ...meeting, ...more }} representativeTitle="Consultant" />);
const changeable = { changeableUntil: "2027-03-03T06:00:00.000Z" };

it("lets join what is on, and says that it has begun", () => {
  shown({ ...changeable, status: "confirmed", phase: "on", joinUrl: "https://meet.example.com/x" });
  expect(screen.getByText("The time of your meeting has come.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /join/i })).toHaveAttribute("href", "https://meet.example.com/x");
  expect(screen.getByText(/has begun, so it cannot be moved/)).toBeInTheDocument();
});

it.each(["pending", "confirmed"] as const)("promises nothing of what is over: %s", (status) => {
  shown({ ...changeable, status, phase: "over" });
  expect(screen.getByText("The time of this meeting is over.")).toBeInTheDocument();
  expect(screen.queryByText(promise)).not.toBeInTheDocument();
  expect(screen.queryByText(/within two hours/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /another/i })).toHaveAttribute("href", "/book-meeting");
});

it.each([
  ["pending", true],
  ["cancelled", false],
] as const)("says in a moved meeting that earlier mails may name another time: %s", (status, isSaid) => {
  const note = /^Moved on 1 March 2027\..*may name another time/;
  shown({ status });
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  shown({ status, movedAt: "2027-03-01T08:00:00.000Z" });
  expect(screen.queryAllByText(note)).toHaveLength(isSaid ? 1 : 0);
});

import type { ClientMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { render, screen } from "@/tests/support/testing-library";
import { MeetingScreen } from "./meeting-screen";

const meeting: ClientMeeting = {
  ...{ status: "pending", startTime: "2027-03-03T08:00:00.000Z", endTime: "2027-03-03T08:30:00.000Z" },
  ...{ duration: 30, timeZone: "Europe/Helsinki", preferredDate: "2027-03-03", preferredTime: "10:00 AM" },
  ...{ meetingType: "consultation", representativeName: "Liisa", expert: null, joinUrl: null },
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

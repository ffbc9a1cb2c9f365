import { type BookedMeeting, upcomingMeetings } from "./figures";

const now = new Date("2027-03-03T10:00:00Z");
const meeting = (id: number, startAt: string, status: BookedMeeting["status"]): BookedMeeting => ({
  id,
  startAt: new Date(startAt),
  endAt: new Date(new Date(startAt).getTime() + 3_600_000),
  duration: 60,
  status,
  projectType: null,
  projectDurationMonths: null,
  company: "Pohjola Oy",
  topic: null,
  expertAnswer: null,
  canAnswer: false,
});

it("are those that are neither over nor called off, soonest first", () => {
  const meetings = [
    meeting(1, "2027-03-09T08:00:00Z", "confirmed"),
    meeting(2, "2027-03-05T08:00:00Z", "pending"),
    meeting(3, "2027-03-04T08:00:00Z", "cancelled"),
    // Under way.
    meeting(4, "2027-03-03T09:30:00Z", "confirmed"),
    // Over this very moment, and never marked as completed.
    meeting(5, "2027-03-03T09:00:00Z", "confirmed"),
    meeting(6, "2027-03-06T08:00:00Z", "completed"),
  ];
  expect(upcomingMeetings(meetings, now).map(({ id }) => id)).toEqual([4, 2, 1]);
  expect(meetings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

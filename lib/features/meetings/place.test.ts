import { placeOf } from "./place";

it.each([
  [null, "teams"],
  ["https://meet.example.com/teams.microsoft.com", "online"],
  ["https://teams.microsoft.com@meet.example.com/x", "online"],
  ["https://teams.microsoft.com.example.com/x", "online"],
  ["https://teams.microsoft.com/l/meetup-join/19%3ameeting", "teams"],
  ["HTTPS://Teams.Live.com/meet/9", "teams"],
] as const)("calls the place by the service that the link leads to: %s", (joinUrl, place) => {
  expect(placeOf(joinUrl)).toBe(place);
});

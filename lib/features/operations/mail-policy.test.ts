import { accountMailKinds } from "@/lib/features/accounts/rules";
import { teamInvitationMailKind } from "@/lib/features/companies/rules";
import { contractToSignMailKind } from "@/lib/features/contracts/rules";
import { applicationReceivedMailKind } from "@/lib/features/expert-applications/rules";
import { postingChangesMailKind, postingReceivedMailKind } from "@/lib/features/postings/rules";
import { signingCodeMailKind } from "@/lib/features/signing/rules";
import { canSendAgain, isListed, isReadable } from "./mail-policy";

it.each([
  // status, with SMTP: listed, meeting mail readable, sent again; without SMTP everything is open
  ["queued", true, true, false],
  ["failed", true, true, true],
  ["sent", false, false, false],
])("a %s mail", (status, listed, readable, again) => {
  expect(isListed({ status }, true)).toBe(listed);
  expect(isListed({ status }, false)).toBe(true);
  expect(isReadable({ status, kind: "meeting_booking_received" }, true)).toBe(readable);
  expect(isReadable({ status, kind: "meeting_booking_received" }, false)).toBe(true);
  expect(canSendAgain({ status })).toBe(again);
});

it.each([
  ...accountMailKinds,
  postingReceivedMailKind,
  postingChangesMailKind,
  teamInvitationMailKind,
  signingCodeMailKind,
  contractToSignMailKind,
  applicationReceivedMailKind,
])("%s is read by nobody else where mails are really sent", (kind) => {
  for (const status of ["queued", "failed", "sent"]) {
    expect(isReadable({ status, kind }, true)).toBe(false);
    expect(isReadable({ status, kind }, false)).toBe(true);
  }
});

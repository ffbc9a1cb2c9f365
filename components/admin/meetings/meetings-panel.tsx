"use client";

export default function MeetingsPanel() {
  return null;
}

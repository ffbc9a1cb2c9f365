"use client";

export default function ApplicationsPanel() {
  return null;
}

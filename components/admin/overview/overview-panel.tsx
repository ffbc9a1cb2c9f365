"use client";

export default function OverviewPanel() {
  return null;
}

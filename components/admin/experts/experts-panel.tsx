"use client";

export default function ExpertsPanel() {
  return null;
}

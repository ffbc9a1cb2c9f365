"use client";

export default function ProjectsPanel() {
  return null;
}

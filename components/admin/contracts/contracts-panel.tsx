"use client";

export default function ContractsPanel() {
  return null;
}

/** Characters, and how many invitations to one posting may wait for an answer (deal J8). */
export const invitationBounds = {
  message: 5_000,
  reason: 2_000,
  coverLetter: 5_000,
  unanswered: 20,
} as const;

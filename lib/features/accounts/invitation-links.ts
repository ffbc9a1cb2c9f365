/** How long the link of an invitation works: to a company's team, and to the administrators. */
export const invitationDays = 7;

/** Asked for again so soon, it is the invitation that is on its way: pressed twice, one mail. */
export const invitationRepeatSeconds = 60;

/** An address that somebody else may recognise, and nobody else learn: "s…@example.com". */
export const maskedEmail = (email: string): string =>
  `${[...email][0] ?? ""}…@${email.slice(email.lastIndexOf("@") + 1)}`;

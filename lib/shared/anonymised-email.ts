/** A top-level domain that no mail is ever delivered to (RFC 2606). */
const domain = "@anonymised.invalid";

/** What stands in place of an e-mail address where a column wants one: different for every row, because some are unique. */
export const anonymisedEmail = (id: number): string => `deleted-${id}${domain}`;

/** Whether an account that is gone has left this in place of its address: nobody is there any more. */
export const isAnonymisedEmail = (email: string): boolean => email.endsWith(domain);

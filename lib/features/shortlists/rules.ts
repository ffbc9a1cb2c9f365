/** How many shortlists one account keeps, how many experts one of them holds, and how long its texts are (deal P1). */
export const shortlistBounds = { lists: 50, experts: 200, name: 80, note: 2000 } as const;

/** ISO weekdays, Monday 1 to Friday 5. Apart from the holiday calendar, which browsers need not load. */
export const workingWeekdays = [1, 2, 3, 4, 5] as const;

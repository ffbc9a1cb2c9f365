/** The dashboard's tabs in their order (001 §2); the first stands in the address without a name. */
export const dashboardTabs = [
  "overview",
  "experts",
  "projects",
  "applications",
  "meetings",
  "contracts",
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

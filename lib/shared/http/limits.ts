/** How many points a key may use in a window. `store`: reads are counted per process, writes in PostgreSQL. */
export type RateLimit = { name: string; points: number; windowSeconds: number; store: "memory" | "postgres" };

const limit = (
  name: string,
  points: number,
  windowSeconds: number,
  store: RateLimit["store"] = "postgres",
): RateLimit => ({
  name,
  points,
  windowSeconds,
  store,
});

/** Every limit of the product, per client address unless said otherwise. */
export const limits = {
  read: limit("read", 600, 60, "memory"),
  search: limit("search", 240, 60, "memory"),
  matching: limit("matching", 120, 60, "memory"),
  calculate: limit("calculate", 240, 60, "memory"),
  /** Reading texts and markets for advice, which may cost a language model's fee. */
  analysis: limit("analysis", 30, 3600),
  briefReading: limit("brief-reading", 30, 3600),
  /** Each try may fetch a page of somebody else's, so that nobody knocks on doors through us. */
  portfolioTry: limit("portfolio-try", 60, 3600),
  /** Those that came to a result; a wrong address or a page that cannot be read is none. */
  portfolioAnalysis: limit("portfolio-analysis", 12, 3600),
  /** Asked again while somebody edits a posting. */
  marketView: limit("market-view", 120, 60, "memory"),
  booking: limit("booking", 20, 3600),
  /** Moving and cancelling by the link of a mail, and an expert's answers. */
  meetingChange: limit("meeting-change", 60, 3600),
  /** Pictures of a page, which browsers keep: a long list asks for many once. */
  image: limit("image", 3000, 60, "memory"),
  profileEdit: limit("profile-edit", 300, 3600),
  profileCreation: limit("profile-creation", 30, 3600),
  /** Saved while somebody types. */
  onboardingDraft: limit("onboarding-draft", 120, 60),
  /** One visitor looks at many profiles; nobody at more than one a second. */
  profileView: limit("profile-view", 60, 60, "memory"),
  /** Counted once a page that is opened from elsewhere. */
  visit: limit("visit", 60, 60, "memory"),
  upload: limit("upload", 30, 3600),
  expertApplication: limit("expert-application", 10, 3600),
  projectApplication: limit("project-application", 20, 3600),
  /** A board is worked through by hand, a note is saved while somebody types. */
  applicantChange: limit("applicant-change", 300, 60),
  /** What an expert does with own applications and invitations. */
  ownApplication: limit("own-application", 120, 60),
  invitation: limit("invitation", 60, 3600),
  /** What experts and companies do with quotes. */
  quote: limit("quote", 120, 60),
  projectPosting: limit("project-posting", 10, 3600),
  companyProject: limit("company-project", 120, 60),
  /** What people do with their team. */
  team: limit("team", 120, 60),
  /** Each mails somebody who may not know us. */
  teamInvitation: limit("team-invitation", 30, 3600),
  favorite: limit("favorite", 240, 60),
  shortlist: limit("shortlist", 240, 60),
  /** Each searches every expert once. */
  savedSearch: limit("saved-search", 60, 60),
  notification: limit("notification", 240, 60),
  /** What two parties do in their conversations, files included. */
  message: limit("message", 120, 60),
  messageReport: limit("message-report", 20, 3600),
  liabilityPaper: limit("liability-paper", 60, 3600),
  engagement: limit("engagement", 20, 3600),
  contract: limit("contract", 30, 3600),
  /** Codes, signatures and refusals; the rules of a code hold beside it. */
  signing: limit("signing", 60, 3600),
  /** Each is a whole file. */
  verify: limit("verify", 60, 600),
  /** What administrators decide, many rows at once included. */
  adminChange: limit("admin-change", 600, 60, "memory"),
  /** A dragged list may be sent as one call for each of its rows (decisions B19). */
  displayOrder: limit("display-order", 3000, 60, "memory"),
  accountExport: limit("account-export", 20, 3600),
  accountDeletion: limit("account-deletion", 20, 3600),
  register: limit("register", 10, 3600),
  signIn: limit("sign-in", 30, 900),
  /** Per account. */
  signInAccount: limit("sign-in-account", 10, 900),
  /** Guesses of a second factor's codes; per account. */
  secondFactorAccount: limit("second-factor-account", 6, 900),
  mailRequest: limit("mail-request", 10, 3600),
  /** Per account. */
  mailRequestAccount: limit("mail-request-account", 4, 3600),
  token: limit("token", 30, 900),
} as const;

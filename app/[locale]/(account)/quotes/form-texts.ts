/** What the form of a quote says. */
export const quoteFormTexts = [
  "Actions",
  "Choices.projectType",
  "Editing",
  "Feedback",
  "Fields.work",
  "Form",
  "Inputs",
  "Price",
  "Pricing.duration",
  "Pricing.result",
  "Quotes.form",
] as const;

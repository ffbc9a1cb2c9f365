import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import {
  acceptedQuote,
  acceptQuoteInput,
  declineQuoteInput,
  quote,
  quoteDetail,
  quoteInput,
  quotePatch,
  quotePdfQuery,
  quotesQuery,
  requestChangeInput,
} from "./schemas";

export const createQuote = endpoint({
  method: "POST",
  path: "/api/quotes",
  access: "user",
  summary: "Write a quote for an own application as a draft",
  rateLimit: limits.quote,
  body: quoteInput,
  response: quote,
  status: 201,
  errors: ["not_found", "not_possible_now"],
  takesIdempotencyKey: true,
});

export const getQuote = endpoint({
  method: "GET",
  path: "/api/quotes/{id}",
  access: "user",
  summary: "A quote with its versions, for its expert and, once it is sent, for its company",
  rateLimit: limits.read,
  params: byId,
  response: quoteDetail,
  errors: ["not_found"],
});

export const editQuote = endpoint({
  method: "PATCH",
  path: "/api/quotes/{id}",
  access: "user",
  summary: "Change an own draft; what is absent stays, the price follows",
  rateLimit: limits.quote,
  params: byId,
  body: quotePatch,
  response: quote,
  errors: ["not_found", "not_possible_now"],
});

export const sendQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{id}/send",
  access: "user",
  summary: "Send an own draft to the company, once; the version that was sent before is superseded",
  rateLimit: limits.quote,
  params: byId,
  response: quote,
  errors: ["not_found", "not_possible_now", "invalid"],
});

export const reviseQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{id}/revise",
  access: "user",
  summary: "Begin the next version of an own quote as a draft; 200 with the draft there is",
  rateLimit: limits.quote,
  params: byId,
  response: quote,
  status: 201,
  errors: ["not_found", "not_possible_now"],
  repeatedStatus: 200,
});

export const acceptQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{id}/accept",
  access: "user",
  summary: "Accept a quote: an engagement and two contracts that await signatures, made once",
  rateLimit: limits.quote,
  params: byId,
  body: acceptQuoteInput,
  response: acceptedQuote,
  errors: ["not_found", "not_possible_now", "quote_expired"],
});

export const declineQuote = endpoint({
  method: "POST",
  path: "/api/quotes/{id}/decline",
  access: "user",
  summary: "Decline a quote; its expert is told once",
  rateLimit: limits.quote,
  params: byId,
  body: declineQuoteInput,
  response: quote,
  errors: ["not_found", "not_possible_now"],
});

export const requestChange = endpoint({
  method: "POST",
  path: "/api/quotes/{id}/request-change",
  access: "user",
  summary: "Ask the expert for another version; the quote stays open",
  rateLimit: limits.quote,
  params: byId,
  body: requestChangeInput,
  response: quote,
  errors: ["not_found", "not_possible_now"],
});

export const getQuotePdf = endpoint({
  method: "GET",
  path: "/api/quotes/{id}/pdf",
  access: "user",
  summary: "A quote as PDF, for both sides",
  rateLimit: limits.read,
  params: byId,
  query: quotePdfQuery,
  errors: ["not_found"],
});

export const listCompanyQuotes = endpoint({
  method: "GET",
  path: "/api/company/quotes",
  access: "user",
  summary: "Quotes that were sent for own postings, newest first",
  rateLimit: limits.read,
  query: quotesQuery,
  response: quote.array(),
});

export const listExpertQuotes = endpoint({
  method: "GET",
  path: "/api/expert/quotes",
  access: "user",
  summary: "Own quotes and drafts, newest first",
  rateLimit: limits.read,
  query: quotesQuery,
  response: quote.array(),
});

import "server-only";
import type { FeatureJobs } from "@/lib/server/jobs/worker";
import { queueMailsAgain } from "@/lib/server/mail/lost-mails";
import { remindOfPapers } from "./contractor-liability/server/remind-of-papers";
import { remindOfContracts } from "./contracts/server/remind-of-contracts";
import { mailUnread } from "./conversations/server/tell-readers";
import { remindOfAvailability } from "./dashboard/server/remind-of-availability";
import { storeCatalogue } from "./matching/server/catalogue";
import { notifyExperts } from "./matching/server/notify-experts";
import { remindOfMeetings } from "./meetings/server/remind-of-meetings";
import { sendDigests } from "./notifications/server/send-digests";
import { housekeeping } from "./privacy/server/housekeeping-repository";
import { keepAnswerGuarantee } from "./project-applications/server/answer-guarantee";
import { tellStageMove } from "./project-applications/server/tell-stage-move";
import { expireQuotes } from "./quotes/server/expire-quotes";
import { sendSavedSearchAlerts } from "./saved-searches/server/send-alerts";
import { sealContract, sealContracts } from "./signing/server/seal-contract";
import { followSkillName } from "./vocabulary/server/follow-skill-name";
import { readTextsAnew } from "./vocabulary/server/read-texts-anew";

/** What is done in the background beside sending mails, by its queue; the same in the web server and in `npm run worker`. */
export const featureJobs: FeatureJobs = {
  "queue-mails-again": queueMailsAgain,
  "notify-experts": notifyExperts,
  "follow-skill-name": followSkillName,
  "tell-stage-move": tellStageMove,
  "seal-contract": sealContract,
  "seal-contracts": sealContracts,
  "answer-guarantee": keepAnswerGuarantee,
  "message-mails": mailUnread,
  "saved-search-alerts": sendSavedSearchAlerts,
  "availability-reminders": remindOfAvailability,
  "contract-reminders": remindOfContracts,
  "liability-reminders": remindOfPapers,
  "meeting-reminders": remindOfMeetings,
  "quote-expiry": expireQuotes,
  "notification-digests": sendDigests,
  housekeeping,
  "read-texts-anew": readTextsAnew,
  "keep-catalogue": storeCatalogue,
};

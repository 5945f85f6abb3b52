import { privacyRequestKinds } from "@crm/contract/extensions/privacy-requests";
import { privacyRequests } from "@crm/contract/pages/privacy";
import type { PrivacyAnswer } from "../../server/privacy-requests/privacy-answers.ts";

export const privacyRequestCopy = {
  emptyTitle: "No requests",
  emptyText:
    "When somebody asks on the site to see, correct or erase their data and confirms it by mail, the request appears here.",
  kinds: privacyRequestKinds,
  done: "Done",
  late: "Late",
  left: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  erasedEmail: "Erased",
  asked: "What they ask",
  email: "Confirmed email",
  confirmed: "Confirmed",
  due: "Answer until",
  answered: "Answered",
  answeredBy: "By",
  message: "What they wrote",
  data: "What is stored",
  person: (leads: number) =>
    leads === 1 ? "1 lead with this email" : `${leads} leads with this email`,
  openPerson: (name: string) => `Open ${name}`,
  none: "No lead carries this email. The answer says so: the copy is empty, and there is nothing to erase.",
  samePhone: "Same phone number, another email",
  samePhoneHelp:
    "The request does not cover these people: anyone can type a number. Decide yourself whether they are the same person.",
  answer: "Answer",
  correctFirst: "First correct it on the person's page. Then confirm it here.",
  failed: "The request could not be answered. Please try again.",
  cancel: "Cancel",
} as const;

interface AnswerWords {
  label: string;
  title: string;
  text: string;
  done: string;
}

export const answerCopy: Record<PrivacyAnswer, AnswerWords> = {
  "send-export": {
    label: "Send the export",
    title: "Send a copy of the data?",
    text: `A mail with a link goes to the confirmed address. The link works for ${privacyRequests.downloadDays} days.`,
    done: "The export is on its way.",
  },
  erase: {
    label: "Erase",
    title: "Erase everything with this email for good?",
    text: "All leads with this email, their history and mails are deleted here and can't be restored. Backups keep their copy until they are deleted. A form that still waits at the site arrives later as a new lead. A mail then says that it is done.",
    done: "Everything with this email has been erased.",
  },
  "confirm-correction": {
    label: "It is corrected",
    title: "Say that it is corrected?",
    text: "A mail to the confirmed address says that the data is corrected.",
    done: "The mail is on its way.",
  },
  withdraw: {
    label: "Withdraw consent",
    title: "Withdraw the consent to offers and news?",
    text: "It is recorded in each lead with this email. A mail then says that it is done.",
    done: "The consent has been withdrawn.",
  },
};

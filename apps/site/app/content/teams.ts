import { brand, hours } from "@crm/brand";

/** A team: its responsibility, hours and contacts. */
export interface Team {
  title: string;
  text: string;
  hours: string;
  promise: string;
  phone: string;
  email: string;
}

const { contacts } = brand;

export const sales: Team = {
  title: "Speak with sales",
  text: "You are new here, or you want another plan.",
  hours: hours.sales.text,
  promise: hours.sales.reply,
  phone: contacts.salesPhone,
  email: contacts.salesEmail,
};

export const support: Team = {
  title: "Talk with customer support",
  text: "You use it already, and something is in your way.",
  hours: hours.support.text,
  promise: hours.support.resolution,
  phone: contacts.inquiryPhone,
  email: contacts.supportEmail,
};

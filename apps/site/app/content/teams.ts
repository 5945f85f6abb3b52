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

const { contacts, product } = brand;

export const sales: Team = {
  title: "Speak with sales",
  text: "For new customers, and for questions about plans and prices.",
  hours: hours.sales.text,
  promise: hours.sales.reply,
  phone: contacts.salesPhone,
  email: contacts.salesEmail,
};

export const support: Team = {
  title: "Talk with customer support",
  text: `For customers who need help with ${product.name}.`,
  hours: hours.support.text,
  promise: hours.support.resolution,
  phone: contacts.inquiryPhone,
  email: contacts.supportEmail,
};

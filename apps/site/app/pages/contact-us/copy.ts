import { addressLines, brand, hours, registrations } from "@crm/brand";
import { contactPhone } from "@crm/contract/limits";
import { paths } from "../../paths.ts";

const { product, contacts, company } = brand;

/** Texts of the contact page, from top to bottom. */
export const copy = {
  page: {
    title: "Contact us",
    description: `Talk to ${product.name} sales (${hours.sales.text}) or customer support (${hours.support.text}), by phone, email, WhatsApp or the form on this page.`,
    path: paths.contact,
  },
  hero: {
    title: "We're Here for You!",
    lede: `Ask us about prices, WhatsApp or your account. Or book a demo, and we'll show you ${product.name}.`,
    action: "Book a Demo",
  },
  ways: { chat: "Chat on WhatsApp", help: "Search the help centre" },
  form: {
    title: "Send Message",
    lede: "Write as you would on WhatsApp.",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    unlikelyPhone: "Please check this number.",
    phoneLength: `Please type ${contactPhone.minLength} to ${contactPhone.maxLength} characters. Spaces don't count.`,
    data: "Are you new here?",
    message: "Message",
    purpose: "answer your message",
  },
  details: {
    title: "Company details",
    company: company.legalName,
    address: addressLines,
    country: company.country,
    addressLabel: "Postal address",
    phoneLabel: "Inquiries",
    phone: contacts.inquiryPhone,
    emailLabel: "Support",
    email: contacts.supportEmail,
    registrations,
  },
} as const;

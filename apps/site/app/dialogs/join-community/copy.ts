import { brand } from "@crm/brand";
import { trial } from "@crm/contract/pricing/plans";

export const copy = {
  title: "Join the community",
  tagline: "Your Sales Success Starts Here",
  email: "Email",
  name: "Name",
  phone: "Phone number",
  companyName: "Company name",
  companySize: "Company size",
  chooseSize: "Select company size",
  submit: "Submit",
  note: `Submit opens the registration page of the ${brand.product.name} app. Nothing you type here is sent or saved, so please type it again there.`,
  agree: "By registering there you agree to our",
  terms: "Terms and Conditions",
  and: "and our",
  privacy: "Privacy Policy",
  signIn: { question: "Have an account?", link: "Sign In" },
  chat: [
    { side: "in", text: "Is it hard to start?" },
    { side: "out", text: "No. Just a few details about you and your company." },
    { side: "in", text: "And then?" },
    { side: "out", text: `Then you try it free for ${trial.days} days. No credit card.` },
  ],
} as const;

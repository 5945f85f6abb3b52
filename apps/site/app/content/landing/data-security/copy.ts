import { brand, landingPaths } from "@crm/brand";
import { grievance, retention } from "@crm/contract/pages/privacy";
import { paths } from "../../../paths.ts";
import type { LandingCopy } from "../landing-copy.ts";

const { product, company } = brand;

/** Texts of the page on security and privacy. It says only what this website's code does. */
export const copy = {
  title: "Security and privacy of your data",
  description: `What the ${product.name} website stores about you, who sees it, how it is kept safe, and what India's data protection law lets you ask of us.`,
  preview: "home",
  action: "demo",
  hero: {
    title: "Your data: what we keep, and what we don't",
    lede: `Before you give your number to a CRM company, you want to know what happens to it. Here is the answer for the ${product.name} website, in plain words.`,
    notes: ["The full text is in the privacy policy."],
  },
  sections: [
    {
      kind: "facts",
      title: "Privacy in figures",
      facts: [
        { figure: "0 cookies", text: "for visitors to this website" },
        { figure: "0 trackers", text: "from other companies, and no advertising" },
        {
          figure: `${grievance.answerDays} days`,
          text: "is the longest we take to answer a complaint about your data",
        },
        { figure: "1 email", text: "is enough to ask to see, correct or erase your data" },
      ],
    },
    {
      kind: "table",
      surface: "sand",
      title: "What is stored, and why",
      columns: ["When you", "We store", "So that"],
      rows: [
        {
          name: "Just read",
          cells: ["Nothing that tells us who you are", "You can read without giving your name"],
        },
        {
          name: "Book a demo",
          cells: [
            "Email, name, phone number, company name and size, and the page or campaign that led you here",
            "Sales can call you",
          ],
        },
        {
          name: "Write to us",
          cells: [
            "Name, email, phone number, whether you are new here, your message, and the page or campaign that led you here",
            "We can answer",
          ],
        },
        {
          name: "Tick the box for offers",
          cells: ["Your consent, and the notice that you saw", "We can prove that you agreed"],
        },
        {
          name: "Rate an article",
          cells: ["Your answer, without your name or address", "We can write better articles"],
        },
      ],
    },
    {
      kind: "picture",
      title: "How it is kept safe",
      lede: "We guard against the simple ways in: an open page, a script from another company, a shared password.",
      points: [
        "Only people with a login of their own can read what you sent",
        "The pages run no scripts from other companies, unless the robot check needs one",
        "What you send is checked, and limits keep people from flooding the forms",
        "The keys to our servers never reach a browser",
        "What you sent is stored before we say thank you",
      ],
      drawing: "door",
    },
    {
      kind: "steps",
      surface: "sand",
      title: "How to see, correct or erase your data",
      lede: `India's Digital Personal Data Protection Act gives you rights over your data. At ${company.legalName}, you can use them today.`,
      steps: [
        {
          title: "Write to us",
          text: "Use the email address that you gave us. You don't have to say why.",
        },
        {
          title: "Say what you want",
          text: "See it, correct it, erase it, or take back your consent.",
        },
        {
          title: "We answer",
          text: `A person reads what you ask and answers within ${grievance.answerDays} days.`,
        },
        {
          title: "Not satisfied?",
          text: "You may complain to the Data Protection Board of India.",
        },
      ],
    },
    {
      kind: "cards",
      title: "Six questions for any CRM company",
      lede: "Ask us, and ask every other company that wants your customers' numbers.",
      cards: [
        {
          title: "Who can see my contacts?",
          text: "Ask what each person in your team can see, and who at the CRM company can see it too.",
        },
        {
          title: "Can I take my data with me?",
          text: "Ask for an export before you start, not when you leave.",
        },
        { title: "What happens when I cancel?", text: "Ask what is erased, and when." },
        {
          title: "Did my customers agree?",
          text: "WhatsApp requires their consent, and it must name your business. You ask for it.",
        },
        {
          title: "How do they stop messages?",
          text: "Your contacts need a word, such as STOP, that ends the messages.",
        },
        {
          title: "Who tells me if something leaks?",
          text: "From May 2027, India's law requires a company to tell the people affected and the Data Protection Board.",
        },
      ],
    },
  ],
  questions: {
    title: "Questions about your data",
    entries: [
      {
        question: "Do you sell my number?",
        answer: [
          "No. We don't sell or rent out your data, and we don't give it to advertisers. We hand it over only if a law or a court requires it.",
        ],
      },
      {
        question: "How long do you keep it?",
        answer: [
          `We keep your message or booking for as long as we need it for what you asked. Ask us to erase it, and we do. If an email can't be delivered, we try again for ${retention.mailAttemptsDays} days. A fingerprint of what you sent, which prevents duplicate entries, is kept for ${retention.repeatAnswersDays} days.`,
        ],
      },
      {
        question: "Why do you ask for consent twice?",
        answer: [
          "The first is so that we can answer you. The second is for offers and news, in a box that starts empty. You get your answer without it.",
        ],
      },
      {
        question: `Does this page cover what I store in ${product.name}?`,
        answer: [
          "No, it is about this website. What you store about your customers in the app is yours. Please ask us about the app in a demo.",
        ],
      },
    ],
  },
  related: {
    title: "Read on",
    tutorials: ["optInOptOut"],
    pages: [
      {
        title: "Privacy policy",
        text: "Every detail, with the notice under India's law.",
        to: paths.privacy,
      },
      {
        title: "Platform rules",
        text: "What you may send on WhatsApp, and to whom.",
        to: paths.rules,
      },
      {
        title: "What happens in your demo",
        text: "What you type, who calls you, and what comes after.",
        to: landingPaths.demoExplained,
      },
    ],
  },
  closing: {
    title: "Do you have a question about your data?",
    text: "Ask it in the demo, or write to us.",
    link: { text: "Contact us", to: paths.contact },
    chat: [
      { side: "in", text: "Please erase what I sent you last week." },
      { side: "out", text: "We will, and we'll tell you when it is done." },
    ],
  },
} as const satisfies LandingCopy;

import { brand } from "@crm/brand";

export const copy = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  show: "Show the password",
  hide: "Hide the password",
  forgot: "Forgot Password?",
  submit: "Submit",
  note: `Submit opens the sign-in page of the ${brand.product.name} app. Nothing you type here is sent or saved, so please type it again there.`,
  signUp: { question: "No account yet?", link: "Sign Up" },
  chat: [
    { side: "in", text: "Did anyone write while I was away?" },
    { side: "out", text: "Sign in. Every chat and every lead is where you left it." },
  ],
} as const;

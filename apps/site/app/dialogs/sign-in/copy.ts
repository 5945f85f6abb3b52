import { brand } from "@crm/brand";

export const copy = {
  title: "Sign in",
  email: "Email",
  password: "Password",
  show: "Show the password",
  hide: "Hide the password",
  forgot: "Forgot Password?",
  submit: "Submit",
  note: `You sign in on the ${brand.product.name} app, which opens next. Nothing that you type here is sent.`,
  signUp: { question: "No account yet?", link: "Sign Up" },
  talk: [
    { side: "in", text: "Did anybody write while I was away?" },
    { side: "out", text: "Sign in. Every chat and every lead is where you left it." },
  ],
} as const;

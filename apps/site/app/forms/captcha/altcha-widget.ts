import "altcha/external";
import "altcha/altcha.css";
import "./altcha-widget.css";
import { altchaChallenge } from "@crm/contract/captcha";
import type { WidgetMethods } from "altcha/types";
import Pbkdf2Worker from "altcha/workers/pbkdf2?worker";
import { captchaChallengePath } from "../outcome.ts";
import type { MountCaptcha } from "./mounted-captcha.ts";

$altcha.algorithms.set(altchaChallenge.algorithm, () => new Pbkdf2Worker());

/** The self-hosted proof of work: one tick, no puzzle, no third-party server. */
export const mountAltcha: MountCaptcha = async (element, { onToken, onExpire, onFail }) => {
  const widget = document.createElement("altcha-widget") as HTMLElement & WidgetMethods;
  widget.setAttribute("challenge", captchaChallengePath);
  const loaded = new Promise((resolve) => widget.addEventListener("load", resolve, { once: true }));
  widget.addEventListener("statechange", (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    if (state === "verified" && payload) onToken(payload);
    else if (state === "error") onFail();
    else onExpire();
  });
  element.append(widget);
  await loaded;
  await widget.configure({ hideFooter: true, hideLogo: true, name: "" });
  return { reset: () => widget.reset(), destroy: () => widget.remove() };
};

import { useEffect, useRef, useState } from "react";
import { usePublicSettings } from "../../public-settings.ts";
import type { CaptchaWidget } from "../outcome.ts";
import { mountCaptcha } from "./mount-captcha.ts";
import type { MountedCaptcha } from "./mounted-captcha.ts";

type Provider = CaptchaWidget["provider"];

/** After this time a hosted provider is replaced by our own captcha. Milliseconds. */
const hostedTimeoutMs = 3_000;

/** After this time our own captcha counts as unavailable: its code is on this site. Milliseconds. */
const ownTimeoutMs = 20_000;

/** What happens in the form. */
interface CaptchaEvents {
  /** A new token, or "" when the last one has expired. */
  onToken(token: string): void;
  /** No captcha can be loaded or solved. */
  onUnavailable(): void;
}

/**
 * Loads and mounts the widget. A hosted provider that is blocked, down or slow is replaced by our own
 * captcha, which needs no other server.
 */
export function useMountedCaptcha(events: CaptchaEvents) {
  const { captcha: settings } = usePublicSettings();
  /** How many widgets have failed. */
  const [failures, setFailures] = useState(0);
  /** Whether the visitor has asked for another widget. */
  const [isChosen, setIsChosen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Whether it is being loaded: false in the server's HTML, which a visitor may not touch for long. */
  const [isStarted, setIsStarted] = useState(false);
  const [isMounted, setIsMounted] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const captcha = useRef<MountedCaptcha | null>(null);
  const listener = useRef(events);
  useEffect(() => {
    listener.current = events;
  });
  const widget = listWidgets(settings.provider)[failures];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt mounts again.
  useEffect(() => {
    const element = slot.current;
    setIsStarted(true);
    setIsMounted(false);
    if (!widget) return listener.current.onUnavailable();
    if (!element) return;
    let gone = false;
    const fail = () => {
      if (gone) return;
      listener.current.onToken("");
      setFailures(failures + 1);
    };
    const timeout = setTimeout(fail, widget === "altcha" ? ownTimeoutMs : hostedTimeoutMs);
    mountCaptcha(widget, element, {
      siteKey: settings.siteKey,
      scriptUrl: settings.scriptUrl,
      onToken: (token) => gone || listener.current.onToken(token),
      onExpire: () => gone || listener.current.onToken(""),
      onFail() {
        moveFocus(element);
        fail();
      },
    }).then((mounted) => {
      if (gone) return mounted.destroy();
      clearTimeout(timeout);
      captcha.current = mounted;
      setIsMounted(true);
    }, fail);
    return () => {
      gone = true;
      clearTimeout(timeout);
      captcha.current?.destroy();
      captcha.current = null;
    };
  }, [settings, failures, attempt]);

  return {
    slot,
    captcha,
    progress: !widget ? "failed" : isMounted ? "ready" : isStarted ? "loading" : "waiting",
    isSubstitute: widget === "altcha" && settings.provider !== "altcha" && !isChosen,
    /** Replaces a hosted provider's widget that is shown and can't be passed; undefined if there is none. */
    replace:
      isMounted && widget !== "altcha" && widget
        ? () => {
            slot.current?.closest<HTMLElement>("[data-field]")?.focus({ preventScroll: true });
            listener.current.onToken("");
            setIsChosen(true);
            setFailures(failures + 1);
          }
        : undefined,
    retry() {
      setFailures(0);
      setIsChosen(false);
      setAttempt(attempt + 1);
    },
  } as const;
}

/** A widget that failed after a click takes the focus with it when it is removed. */
function moveFocus(slot: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !slot.contains(activeElement)) return;
  slot.closest<HTMLElement>("[data-field]")?.focus({ preventScroll: true });
}

/** The widgets to try, in order. */
function listWidgets(provider: Provider): readonly Provider[] {
  return provider === "altcha" ? [provider] : [provider, "altcha"];
}

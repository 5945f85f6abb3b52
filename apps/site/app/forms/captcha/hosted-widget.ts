import type { CaptchaListener, MountedCaptcha } from "./mounted-captcha.ts";
import { type HostedProvider, hostedServices } from "./providers.ts";

/** The common API of the reCAPTCHA v2, Turnstile and hCaptcha scripts. */
interface HostedApi {
  ready?(callback: () => void): void;
  render(element: HTMLElement, options: Record<string, unknown>): string | number;
  reset(id: string | number): void;
  /** Missing in reCAPTCHA; removing the element removes its frame. */
  remove?(id: string | number): void;
}

/** A narrower space would cut off the normal widget. */
const ordinaryWidthPx = 304;

const scripts = new Map<string, Promise<void>>();

/** Loads a hosted service's script once and renders its widget. */
export async function mountHosted(
  provider: HostedProvider,
  element: HTMLElement,
  { siteKey, scriptUrl, onToken, onExpire, onFail }: CaptchaListener,
): Promise<MountedCaptcha> {
  const service = hostedServices[provider];
  await loadScript(scriptUrl ?? service.scriptUrl);
  const api = (window as unknown as Record<string, HostedApi | undefined>)[service.global];
  if (!api) throw new Error(`The script of ${provider} did not define ${service.global}`);
  if (api.ready) await new Promise<void>((resolve) => api.ready?.(resolve));

  const box = document.createElement("div");
  element.append(box);
  const id = api.render(box, {
    sitekey: siteKey,
    theme: "light",
    size: element.clientWidth < ordinaryWidthPx ? "compact" : "normal",
    callback: onToken,
    "expired-callback": onExpire,
    "error-callback": onFail,
  });
  return {
    reset: () => api.reset(id),
    destroy: () => {
      api.remove?.(id);
      box.remove();
    },
  };
}

/** One `<script>` per address; a failed one may be loaded again. */
function loadScript(src: string): Promise<void> {
  const loading = scripts.get(src) ?? appendScript(src);
  scripts.set(src, loading);
  loading.catch(() => scripts.delete(src));
  return loading;
}

function appendScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The captcha's script could not be loaded from ${src}`));
    };
    document.head.append(script);
  });
}

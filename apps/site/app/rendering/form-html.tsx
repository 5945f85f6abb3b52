import { outcomeMessages } from "@crm/contract/messages";
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { PrefetchPageLinks, useLoaderData } from "react-router";
import { PublicSettingsContext, usePublicSettings } from "../public-settings.ts";
import { showPlainToast } from "../toasts/plain-toast.ts";
import { awaitTouch, type WaitingForm } from "./first-touch.ts";
import type { ServerPage } from "./page-head.ts";
import { partAttribute } from "./part-attribute.ts";

type LoadForm<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The forms whose code is loaded, by the function that loads them. */
const loadedForms = new Map<unknown, unknown>();

/** The forms that were touched on any page of this visit. */
const touchedForms = new Set<unknown>();

/**
 * A form whose code is loaded when it is touched. Until then it is the server's HTML, and without a
 * script it works as HTML does. Then React hydrates it in a root of its own, which keeps its elements
 * with what was typed, the focus and the caret. A `Suspense` boundary could not do that: React renders
 * it anew when the router above it changes before the form's code is loaded.
 *
 * @param name identifies the part within its page
 * @param load imports the form; the same function each time
 * @param props the form's props; the server renders `children` with the same ones
 * @param atOnce loads the form without a touch, for example because it shows an answer
 * @param whenNear loads the form also when the reader comes near it, because its first touch must show a result
 * @param next the page that follows; loaded with the form, in case the connection fails later
 * @param keepTyped stores what was typed when the visitor leaves before the form is hydrated
 * @param children the form, in a module named `*.ssr.tsx`
 */
export function FormHtml<Props extends object>({
  name,
  load,
  props,
  atOnce = false,
  whenNear = false,
  next,
  keepTyped,
  children,
}: {
  name: string;
  load: LoadForm<Props>;
  props: Props;
  atOnce?: boolean;
  whenNear?: boolean;
  next?: string;
  keepTyped?: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const page = useLoaderData<{ serverHtml?: ServerPage } | null>();
  const settings = usePublicSettings();
  // On a later page the form is rendered like any component, so that it has its draft at once.
  const [Known] = useState(() => loadedForms.get(load) as ComponentType<Props> | undefined);
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [isHydrated, setHydrated] = useState(false);
  const [inner] = useState(() => ({ __html: page?.serverHtml?.parts.get(name) ?? "" }));
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const waiting = useRef<WaitingForm>(null);
  const isDone = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of one page stays the same
  useEffect(() => {
    const place = box.current;
    if (!place || Known) return;
    let isLoading = false;
    const start = () => {
      touchedForms.add(load);
      if (isLoading) return;
      isLoading = true;
      load().then(
        ({ default: loaded }) => {
          loadedForms.set(load, loaded);
          setForm(() => loaded);
        },
        (error) => {
          console.error(error);
          isLoading = false;
          form.fail();
        },
      );
    };
    const form = awaitTouch(place, start, () => showPlainToast(outcomeMessages.leadFailed));
    waiting.current = form;
    if (atOnce || touchedForms.has(load)) start();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      },
      { rootMargin: "50%" },
    );
    if (whenNear) near.observe(place);
    return () => {
      form.stop();
      near.disconnect();
      const hydrated = root.current;
      root.current = null;
      // React does not unmount a root while it works on another one.
      if (hydrated) queueMicrotask(() => hydrated.unmount());
      const typed = place.querySelector("form");
      if (!isDone.current && touchedForms.has(load) && typed) keepTyped?.(typed);
    };
  }, []);

  useEffect(() => {
    if (!Form || !box.current) return;
    const content = (
      <Hydrated onHydrated={() => setHydrated(true)}>
        <PublicSettingsContext value={settings}>
          <Form {...props} />
        </PublicSettingsContext>
      </Hydrated>
    );
    if (!root.current) {
      const place = box.current;
      startTransition(() => {
        root.current = hydrateRoot(place, content, {
          // A page that is left before its form is hydrated is no error.
          onRecoverableError: (error) => {
            if (root.current) reportError(error);
          },
        });
      });
    } else if (isHydrated) {
      // An earlier update would replace the server's elements.
      root.current.render(content);
    }
  });

  useEffect(() => {
    if (!isHydrated) return;
    isDone.current = true;
    waiting.current?.finish();
  }, [isHydrated]);

  if (import.meta.env.SSR) return <div {...{ [partAttribute]: name }}>{children}</div>;
  return (
    <>
      {Known ? (
        <div>
          <Known {...props} />
        </div>
      ) : (
        <div
          ref={box}
          suppressHydrationWarning
          {...{ [partAttribute]: name }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own page only
          dangerouslySetInnerHTML={inner}
        />
      )}
      {next && (Known ?? Form) && <PrefetchPageLinks page={next} />}
    </>
  );
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(onHydrated, []);
  return children;
}

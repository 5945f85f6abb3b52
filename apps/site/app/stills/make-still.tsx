import { screenHeight } from "@crm/drawings/kit/screen-height";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useIsHydrating } from "../ui/use-is-hydrating.ts";

/**
 * Turns a drawing into a component whose code the browser does not load with the page.
 *
 * The server renders the drawing, and the browser keeps that HTML during hydration. Only after a
 * client-side navigation, when there is no such HTML, it loads the drawing into a box of the same
 * size.
 *
 * @param load imports the drawing's module and picks the drawing
 * @param space classes of the drawing's placeholder while it is loaded; those of a screen if
 *   left out. They may use container queries on `screen`.
 * @example
 * export const TeamStill = makeStill(async () => (await import("@crm/drawings/screens/team-screen")).TeamScreen);
 */
export function makeStill<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  space: string = screenHeight,
): ComponentType<Props> {
  const Drawing = lazy(async () => ({ default: await load().catch(leaveOut) }));
  return function Still(props: Props) {
    return (
      <StillPicture space={space}>
        <Drawing {...props} />
      </StillPicture>
    );
  };
}

const frame = "@container/screen min-w-0";

/**
 * React ignores an unchanged `dangerouslySetInnerHTML` object, and does not compare its HTML during
 * hydration.
 */
const untouched = { __html: "" };

function StillPicture({ space, children }: { space: string; children: ReactNode }) {
  const isSent = useIsSentByServer();
  if (import.meta.env.SSR) return <div className={frame}>{children}</div>;
  if (isSent) {
    return (
      <div
        className={frame}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing, and preserves the HTML of the server
        dangerouslySetInnerHTML={untouched}
      />
    );
  }
  return (
    <div className={frame}>
      <Suspense fallback={<div className={space} />}>{children}</Suspense>
    </div>
  );
}

/** Whether this part of the page came as HTML: true on the server and during hydration. */
function useIsSentByServer(): boolean {
  const isHydrating = useIsHydrating();
  return useState(isHydrating)[0];
}

/** A picture that can't be loaded is left out; the rest of the page stays. */
function leaveOut(error: unknown): ComponentType<object> {
  if (import.meta.env.SSR) throw error;
  return () => null;
}

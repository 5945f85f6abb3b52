import { toast as figures } from "@crm/contract/limits";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { listOpenDialogs, watchDialogs } from "../ui/open-dialogs.ts";
import "./toaster.css";

export type ToastKind = "error" | "success";

let mounted: Promise<void> | undefined;

/** Shows a toast in place of the last; the first one creates the toasts' region. */
export async function presentToast(
  kind: ToastKind,
  text: string,
  description?: string,
): Promise<void> {
  mounted ??= mountToaster();
  await mounted;
  toast.dismiss();
  toast[kind](text, { description });
}

/** Removes all toasts. */
export function dismissToasts(): void {
  toast.dismiss();
}

/**
 * Mounts the region as a separate React root, so that no page loads it before it is needed. It is
 * always inside the topmost dialog, because an open dialog covers content outside it, and a modal one makes it inert.
 */
async function mountToaster(): Promise<void> {
  const host = document.createElement("div");
  const place = () => (listOpenDialogs().at(-1) ?? document.body).append(host);
  place();
  host.addEventListener("keydown", closeByEscape);
  watchDialogs(() => {
    if (host.parentElement !== (listOpenDialogs().at(-1) ?? document.body)) place();
  });
  createRoot(host).render(
    <Toaster
      position={figures.position}
      duration={figures.durationMs}
      hotkey={[...figures.hotkey]}
      closeButton
      offset={20}
      mobileOffset={12}
      toastOptions={{
        unstyled: true,
        className: "toast",
        closeButtonAriaLabel: "Close the message",
      }}
      icons={{ error: <Dot />, success: <Dot /> }}
    />,
  );
  // Screen readers announce a live region only when it is in the page before its first text.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Escape closes the message that has the focus, and not the dialog around it. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  toast.dismiss();
}

function Dot() {
  return <span aria-hidden="true" className="toast-dot" />;
}

import { formLabels } from "@crm/contract/messages";
import { Contacts } from "../content/contacts.tsx";
import { Loading } from "../ui/loading.tsx";
import { TextAnchor } from "../ui/text-link.tsx";
import { TwoPanelDialog } from "../ui/two-panel-dialog.tsx";
import { leadFormCopy as copy } from "./copy.ts";
import { formPlaceId } from "./dialog-forms.tsx";
import type { DialogId } from "./dialog-ids.ts";
import { PanelLinks } from "./panel-links.tsx";
import { PromoPanel } from "./promo-panel.tsx";

/**
 * A two-panel dialog around the place of a lead form, which is loaded when the dialog is first
 * opened (`dialog-forms.tsx`). Without a script the dialog links to the form's own page and shows
 * how to reach sales.
 */
export function LeadFormDialog({
  id,
  title,
  subtitle,
  chat,
  page,
}: {
  id: DialogId;
  title: string;
  subtitle: string;
  chat: Parameters<typeof PromoPanel>[0]["chat"];
  /** The path of the form's own page. */
  page: string;
}) {
  return (
    <TwoPanelDialog
      id={id}
      title={title}
      subtitle={subtitle}
      panel={<PromoPanel chat={chat} />}
      links={<PanelLinks />}
    >
      <div id={formPlaceId(id)}>
        {/* A placeholder of about the form's height. */}
        <div className="grid min-h-160 content-start pt-8 wide:min-h-110 noscript:hidden">
          <Loading text={formLabels.captchaLoading} />
        </div>
      </div>
      <noscript>
        <p className="mt-6">
          {copy.withoutScript} <TextAnchor href={page}>{copy.openPage}</TextAnchor>
        </p>
        <p className="mt-4">{copy.orReachUs}</p>
        <Contacts className="mt-4" />
      </noscript>
    </TwoPanelDialog>
  );
}

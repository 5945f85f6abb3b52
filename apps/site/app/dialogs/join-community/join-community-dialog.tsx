import { companySizes } from "@crm/contract/fields/options";
import { ChevronDownIcon } from "@crm/drawings/icons/ui-icons";
import { paths } from "../../paths.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { TextAnchor } from "../../ui/text-link.tsx";
import { TwoPanelDialog } from "../../ui/two-panel-dialog.tsx";
import { dialogIds } from "../dialog-ids.ts";
import { DialogLink } from "../dialog-link.tsx";
import { DisplayOnlyField, DisplayOnlyTextField } from "../display-only-field.tsx";
import { DisplayOnlyForm } from "../display-only-form.tsx";
import { PanelLinks } from "../panel-links.tsx";
import { PromoPanel } from "../promo-panel.tsx";
import { copy } from "./copy.ts";

const form = dialogIds.joinCommunity;

/**
 * Sign-up. It has no validation and no call: Submit opens the app's own registration page and sends
 * no data.
 */
export function JoinCommunityDialog() {
  const { app } = usePublicSettings();
  return (
    <TwoPanelDialog
      id={dialogIds.joinCommunity}
      title={copy.title}
      subtitle={copy.tagline}
      panel={<PromoPanel chat={copy.chat} />}
      links={<PanelLinks />}
    >
      <DisplayOnlyForm
        id={form}
        to={app.register}
        note={copy.note}
        submit={copy.submit}
        className="grid gap-4 pt-5"
      >
        <div className="grid gap-4 wide:grid-cols-2">
          <DisplayOnlyTextField
            form={form}
            field="email"
            label={copy.email}
            type="email"
            autoComplete="email"
          />
          <DisplayOnlyTextField form={form} field="name" label={copy.name} autoComplete="name" />
          <DisplayOnlyTextField
            form={form}
            field="phone"
            label={copy.phone}
            type="tel"
            autoComplete="tel"
          />
          <DisplayOnlyTextField
            form={form}
            field="company"
            label={copy.companyName}
            autoComplete="organization"
          />
        </div>
        <CompanySize />
      </DisplayOnlyForm>
      <p className="mt-4 text-fine text-soft">
        {copy.agree}{" "}
        <TextAnchor href={paths.terms} target="_blank">
          {copy.terms}
        </TextAnchor>{" "}
        {copy.and}{" "}
        <TextAnchor href={paths.privacy} target="_blank">
          {copy.privacy}
        </TextAnchor>
        .
      </p>
      <p className="mt-2 text-small">
        {copy.signIn.question}{" "}
        <DialogLink opens={dialogIds.signIn} className="min-h-11">
          {copy.signIn.link}
        </DialogLink>
      </p>
    </TwoPanelDialog>
  );
}

function CompanySize() {
  return (
    <DisplayOnlyField form={form} field="company-size" label={copy.companySize}>
      {(control) => (
        <span className="relative block">
          <select {...control} className={`${control.className} appearance-none pe-11`}>
            <option value="">{copy.chooseSize}</option>
            {companySizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-3.5 inset-e-3.5 size-5 text-soft" />
        </span>
      )}
    </DisplayOnlyField>
  );
}

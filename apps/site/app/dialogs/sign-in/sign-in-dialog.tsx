import { usePublicSettings } from "../../public-settings.ts";
import { TextAnchor } from "../../ui/text-link.tsx";
import { TwoPanelDialog } from "../../ui/two-panel-dialog.tsx";
import { dialogIds } from "../dialog-ids.ts";
import { DialogLink } from "../dialog-link.tsx";
import { DisplayOnlyTextField } from "../display-only-field.tsx";
import { DisplayOnlyForm } from "../display-only-form.tsx";
import { PanelLinks } from "../panel-links.tsx";
import { PromoPanel } from "../promo-panel.tsx";
import { copy } from "./copy.ts";
import { PasswordField } from "./password-field.tsx";

const form = dialogIds.signIn;

/** Sign-in. It makes no call: Submit opens the app's own login page and sends no data. */
export function SignInDialog() {
  const { app } = usePublicSettings();
  return (
    <TwoPanelDialog
      id={dialogIds.signIn}
      title={copy.title}
      panel={<PromoPanel chat={copy.chat} />}
      links={<PanelLinks />}
    >
      <DisplayOnlyForm
        id={form}
        to={app.login}
        note={copy.note}
        submit={copy.submit}
        className="grid gap-4 pt-4"
      >
        <DisplayOnlyTextField
          form={form}
          field="email"
          label={copy.email}
          type="email"
          autoComplete="username"
        />
        <PasswordField form={form} />
        <p>
          <TextAnchor href={app.forgotPassword} className="inline-flex min-h-11 items-center">
            {copy.forgot}
          </TextAnchor>
        </p>
      </DisplayOnlyForm>
      <p className="mt-4 text-small">
        {copy.signUp.question}{" "}
        <DialogLink opens={dialogIds.joinCommunity} className="min-h-11">
          {copy.signUp.link}
        </DialogLink>
      </p>
    </TwoPanelDialog>
  );
}

import { SaveButton, type SaveButtonProps } from "react-admin";
import { useFormState } from "react-hook-form";

/**
 * Saves a form also when nothing was changed, so that an empty one shows what is missing. While it is being
 * saved, a second press does nothing.
 */
export function SubmitButton(props: SaveButtonProps) {
  const { isSubmitting } = useFormState();
  return <SaveButton {...props} alwaysEnable={!isSubmitting} />;
}

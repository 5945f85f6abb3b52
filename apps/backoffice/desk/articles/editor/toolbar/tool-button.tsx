import ToggleButton from "@mui/material/ToggleButton";
import { useRovingTabIndexItem } from "@mui/utils/useRovingTabIndex";
import { type MouseEvent, type ReactNode, useId } from "react";

/** A button of the editor's toolbar. The toolbar has one tab stop; the arrow keys move in it. */
export function ToolButton({
  label,
  keys,
  isActive,
  isDisabled = false,
  menu = false,
  onPress,
  children,
}: {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  /** Whether it applies to the selected text; undefined for a button that is never on or off. */
  isActive?: boolean;
  isDisabled?: boolean;
  /** It opens a menu or a dialog. */
  menu?: "menu" | "dialog" | false;
  onPress: (button: HTMLElement) => void;
  children: ReactNode;
}) {
  const { ref, tabIndex } = useRovingTabIndexItem({ id: useId(), disabled: isDisabled });
  return (
    <ToggleButton
      ref={ref}
      tabIndex={tabIndex}
      value={label}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-haspopup={menu || undefined}
      aria-pressed={isActive}
      selected={isActive ?? false}
      disabled={isDisabled}
      // The text keeps its selection while a button is pressed.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={(event: MouseEvent<HTMLElement>) => onPress(event.currentTarget)}
    >
      {children}
    </ToggleButton>
  );
}

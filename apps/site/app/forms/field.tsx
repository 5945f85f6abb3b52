import type { FieldAttributes } from "@crm/contract/fields/html-attributes";
import type { ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";

/** The box of a control; the phone field uses it for its two controls together. */
export const boxClass =
  "w-full min-h-12 rounded-field border-firm border-field/70 bg-white px-3.5 text-[1.03125rem] transition-[border-color,box-shadow] placeholder:text-soft/80 hover:border-soft aria-invalid:border-clay";
/** Focus style of a box, instead of the outline. */
export const boxFocusClass =
  "focus-visible:border-green focus-visible:ring-3 focus-visible:ring-green/20 focus-visible:outline-none";

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** What every kind of field gets from its form; see `field` of `useSubmission`. */
export interface FieldProps {
  /** Makes the ids unique when two forms on a page have a field with the same name. */
  form: string;
  name: string;
  error?: string | undefined;
  /** From the call's schema. */
  attributes: FieldAttributes;
  /** What was typed when the form was sent without JavaScript. */
  defaultValue: string;
}

/** Label, control, error and hint of one field, connected by ids. */
export function Field({
  form,
  name,
  label,
  hint,
  error,
  className,
  children,
}: {
  form: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = `${form}-${name}`;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={joinClasses("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="w-fit text-fine font-semibold">
        {label}
      </label>
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      <FieldError id={`${id}-error`} text={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A field's error message, shown below it. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="text-fine font-medium text-clay">
      {text}
    </p>
  );
}

import type { FieldError, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

interface FormFieldsOptions<Name extends string> {
  labels: Record<Name, string>;
  /** Set while the form is being sent. */
  readOnly: boolean;
}

/**
 * The common props of a form's fields. `<EmailField {...field('email')} />` gets its label and error, is registered
 * with the form, and is announced as required unless it is `optional`. Props that differ go after the spread. Field
 * names must be flat.
 */
export function formFields<Values extends FieldValues, Labeled extends FieldPath<Values>>(
  { register, formState }: UseFormReturn<Values>,
  { labels, readOnly }: FormFieldsOptions<Labeled>,
) {
  const errors = formState.errors as Partial<Record<string, FieldError>>;
  return <Name extends Labeled>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    label: labels[name],
    error: errors[name]?.message,
    readOnly,
    // Not "required", because screen readers would announce an empty field as invalid.
    'aria-required': true as const,
    ...register(name, options),
  });
}

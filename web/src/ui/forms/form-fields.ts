import type { FieldError, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';

interface FormFieldsOptions<Values extends FieldValues> {
  labels: Record<FieldPath<Values>, string>;
  /** Fixed to what was sent, until the answer is known. */
  readOnly: boolean;
}

/**
 * What the fields of a form have in common: `<EmailField {...field('email')} />` has its label, its message, and is
 * registered. Other props stand behind it where they differ. The form's names are flat.
 */
export function formFields<Values extends FieldValues>(
  { register, formState }: UseFormReturn<Values>,
  { labels, readOnly }: FormFieldsOptions<Values>,
) {
  const errors = formState.errors as Partial<Record<string, FieldError>>;
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    label: labels[name],
    error: errors[name]?.message,
    readOnly,
    ...register(name, options),
  });
}

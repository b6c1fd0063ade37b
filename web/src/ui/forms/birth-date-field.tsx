import { type FocusEvent, useState } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './birth-date-field.module.css';
import { type DatePart, datePartsOf, dateValueOf, typeDatePart } from './date-parts.ts';
import { fieldClasses } from './field.tsx';

interface BirthDateFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A text field of the form: `YYYY-MM-DD`. */
  name: FieldPathByValue<Values, string>;
  /** The id of the input for the month. Defaults to `name`. */
  id?: string;
  label: string;
  hint?: string;
  readOnly: boolean;
  /** Whether the browser may fill in the visitor's own birthday. */
  isOwn: boolean;
}

const parts: readonly DatePart[] = ['month', 'day', 'year'];

/**
 * A date of birth, typed as month, day and year, because a calendar that opens at today is far from most
 * birthdays. A whole date can be pasted into any of the three. An error summary links to the month.
 */
export function BirthDateField<Values extends FieldValues>(props: BirthDateFieldProps<Values>) {
  const { form, name, id = name, label, hint, readOnly, isOwn } = props;
  const { field: control, fieldState } = useController({ control: form.control, name });
  const value: string = control.value;
  // Shows the parts as typed, such as `04`, unless something else has changed the form's value.
  const [typed, setTyped] = useState(() => datePartsOf(value));
  const shown = dateValueOf(typed) === value ? typed : datePartsOf(value);
  const error = fieldState.error?.message;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function type(part: DatePart, text: string) {
    const next = typeDatePart(shown, part, text);
    setTyped(next);
    control.onChange(dateValueOf(next));
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // While the focus moves among the three, the date is still being typed.
    if (!currentTarget.contains(relatedTarget)) control.onBlur();
  }

  return (
    <fieldset
      className={fieldClasses.field}
      data-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      onBlur={leave}
    >
      <legend className={classNames(fieldClasses.label, `p-0 ${styles.legend}`)}>{label}</legend>
      {hint && (
        <p className={fieldClasses.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={fieldClasses.error} id={`${id}-error`}>
          <VisuallyHidden>{uiTexts.errorPrefix} </VisuallyHidden>
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {parts.map((part) => (
          <label key={part} className={`grid ${styles.part}`} data-part={part}>
            <span className="text-soft text-sm">{uiTexts.dateParts[part]}</span>
            <input
              ref={part === 'month' ? control.ref : undefined}
              id={part === 'month' ? id : `${id}-${part}`}
              className={fieldClasses.control}
              type="text"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete={isOwn ? `bday-${part}` : 'off'}
              aria-required
              aria-invalid={error ? true : undefined}
              readOnly={readOnly}
              value={shown[part]}
              onChange={(event) => type(part, event.target.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

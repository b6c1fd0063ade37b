import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  type BookingForm,
  insuranceProviders,
  selfPayNumber,
  selfPayProvider,
} from '#shared/appointments/booking-form.ts';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import styles from './booking-form.module.css';

const { labels, hints, selfPay } = bookingDialogTexts;

interface InsuranceFieldsProps {
  form: UseFormReturn<BookingForm>;
  readOnly: boolean;
}

/**
 * Provider and number. The provider is a text field with suggestions: quick by keyboard, the phone's own list, and
 * any name may be typed. Having no insurance is one tap, not an entry to be found at the end of a list.
 */
export function InsuranceFields({ form, readOnly }: InsuranceFieldsProps) {
  const { setValue, resetField, getValues } = form;
  const field = formFields(form, { labels, readOnly });
  const listId = useId();
  const isSelfPay = useWatch({ control: form.control, name: 'insuranceProvider' }) === selfPayProvider;

  function numberFollows(provider: string) {
    if (provider === selfPayProvider) {
      setValue('insuranceNumber', selfPayNumber, { shouldValidate: true });
    } else if (getValues('insuranceNumber') === selfPayNumber) {
      // Reset, not set: an emptied field that nobody has touched yet shows no error.
      resetField('insuranceNumber', { defaultValue: '' });
    }
  }

  function choose(paysAlone: boolean) {
    if (paysAlone) setValue('insuranceProvider', selfPayProvider, { shouldValidate: true });
    else resetField('insuranceProvider', { defaultValue: '' });
    numberFollows(paysAlone ? selfPayProvider : '');
  }

  return (
    <>
      <TextField
        hint={isSelfPay ? hints.filledIn : hints.insuranceProvider}
        list={listId}
        autoComplete="off"
        {...field('insuranceProvider', { onChange: (event) => numberFollows(event.target.value) })}
      />
      <datalist id={listId}>
        {[selfPayProvider, ...insuranceProviders].map((provider) => (
          <option key={provider} value={provider} />
        ))}
      </datalist>
      <TextField
        hint={isSelfPay ? hints.filledIn : hints.insuranceNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('insuranceNumber')}
        readOnly={readOnly || isSelfPay}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isSelfPay}
          disabled={readOnly}
          onChange={(event) => choose(event.target.checked)}
        />
        {selfPay}
      </label>
    </>
  );
}

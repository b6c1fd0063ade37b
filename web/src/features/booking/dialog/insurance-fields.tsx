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

const { labels, hints } = bookingDialogTexts;

interface InsuranceFieldsProps {
  form: UseFormReturn<BookingForm>;
  readOnly: boolean;
}

/**
 * Provider and number. The provider is a text field with suggestions, since patients may type any name. Having no
 * insurance is one checkbox rather than an entry at the end of a list.
 */
export function InsuranceFields({ form, readOnly }: InsuranceFieldsProps) {
  const { setValue, resetField, getValues } = form;
  const field = formFields(form, { labels, readOnly });
  const listId = useId();
  const isSelfPay = useWatch({ control: form.control, name: 'insuranceProvider' }) === selfPayProvider;

  function updateNumber(provider: string) {
    if (provider === selfPayProvider) {
      setValue('insuranceNumber', selfPayNumber, { shouldValidate: true });
    } else if (getValues('insuranceNumber') === selfPayNumber) {
      // Reset rather than set: an untouched empty field shows no error.
      resetField('insuranceNumber', { defaultValue: '' });
    }
  }

  function chooseSelfPay(selfPay: boolean) {
    if (selfPay) setValue('insuranceProvider', selfPayProvider, { shouldValidate: true });
    else resetField('insuranceProvider', { defaultValue: '' });
    updateNumber(selfPay ? selfPayProvider : '');
  }

  return (
    <>
      <TextField
        hint={isSelfPay ? hints.filledIn : hints.insuranceProvider}
        list={listId}
        autoComplete="off"
        {...field('insuranceProvider', { onChange: (event) => updateNumber(event.target.value) })}
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
          onChange={(event) => chooseSelfPay(event.target.checked)}
        />
        {bookingDialogTexts.selfPay}
      </label>
    </>
  );
}

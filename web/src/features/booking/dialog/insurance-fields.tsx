import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import { FormPart } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import type { BookingDraft, InsuranceChoice } from './booking-draft.ts';
import styles from './booking-form.module.css';

const { labels, hints, insurance: texts } = bookingDialogTexts;
const choices: readonly InsuranceChoice[] = ['bring-card', 'self-pay', 'enter'];

interface InsuranceFieldsProps {
  form: UseFormReturn<BookingDraft>;
  readOnly: boolean;
}

/**
 * How the patient pays for the visit. Provider and number come last, because the card may not be at hand. The
 * provider is a text field with suggestions, because patients may enter any name.
 */
export function InsuranceFields({ form, readOnly }: InsuranceFieldsProps) {
  const field = formFields(form, { labels, readOnly });
  const listId = useId();
  const [chosen, hasSecond] = useWatch({ control: form.control, name: ['insurance', 'hasSecond'] });
  function choose(choice: InsuranceChoice) {
    form.setValue('insurance', choice);
    form.clearErrors(['insuranceProvider', 'insuranceNumber']);
  }

  return (
    <FormPart title={texts.title}>
      {hasSecond && <p className={`text-soft text-sm ${styles.note}`}>{texts.both}</p>}
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className={`flex items-center gap-3 rounded-sm cursor-pointer ${styles.choice}`}
          >
            <input
              type="radio"
              name="insurance"
              checked={choice === chosen}
              disabled={readOnly}
              onChange={() => choose(choice)}
            />
            {texts.choices[choice]}
          </label>
        ))}
      </div>
      {chosen === 'enter' && (
        <div className={`grid ${styles.pair}`}>
          <TextField
            hint={hints.insuranceProvider}
            list={listId}
            autoComplete="off"
            enterKeyHint="next"
            {...field('insuranceProvider')}
          />
          <datalist id={listId}>
            {insuranceProviders.map((provider) => (
              <option key={provider} value={provider} />
            ))}
          </datalist>
          <TextField
            hint={hints.insuranceNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
            {...field('insuranceNumber')}
          />
        </div>
      )}
    </FormPart>
  );
}

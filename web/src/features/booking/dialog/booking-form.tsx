import { type ComponentProps, type FormEventHandler, useId, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { insuranceProviders } from '#shared/appointments/booking-form.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { pathPatterns } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FormPart } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { bookingDialogTexts, type DraftField } from './booking-dialog-texts.ts';
import {
  type BookingDraft,
  emptyDraft,
  forAnotherPatient,
  type InsuranceChoice,
  isEmptyDraft,
  patientFields,
} from './booking-draft.ts';
import styles from './booking-form.module.css';
import { type BookingState, isFrozen } from './booking-state.ts';
import { AddSecondPatient, PatientFields, SecondPatient, type SecondSlot } from './patients.tsx';
import type { TypedBooking } from './use-booking-form.ts';

const { labels, hints, parts, someoneElse, actions, insurance: insuranceTexts } = bookingDialogTexts;

const choices: readonly InsuranceChoice[] = ['bring-card', 'self-pay', 'enter'];

/** A radio button. Its whole row can be pressed. */
function Choice({ children, ...radio }: ComponentProps<'input'>) {
  return (
    <label className={`flex items-center gap-3 rounded-sm cursor-pointer ${styles.choice}`}>
      <input type="radio" {...radio} />
      {children}
    </label>
  );
}

/**
 * How the patient pays for the visit. Provider and number come last, because the insurance card may not be at hand. The
 * provider is a text field with suggestions, because patients may enter any name.
 */
function InsuranceFields({ form, readOnly }: { form: UseFormReturn<BookingDraft>; readOnly: boolean }) {
  const field = formFields(form, { labels, readOnly });
  const listId = useId();
  const estimateId = useId();
  const [chosen, hasSecond] = useWatch({ control: form.control, name: ['insurance', 'hasSecond'] });
  function choose(choice: InsuranceChoice) {
    form.setValue('insurance', choice);
    form.clearErrors(['insuranceProvider', 'insuranceNumber']);
  }

  return (
    <FormPart title={insuranceTexts.title}>
      {hasSecond && <p className={`text-soft text-sm ${styles.note}`}>{insuranceTexts.both}</p>}
      <div className="grid gap-2">
        {choices.map((choice) => (
          <Choice
            key={choice}
            name="insurance"
            checked={choice === chosen}
            disabled={readOnly}
            aria-describedby={choice === 'self-pay' && choice === chosen ? estimateId : undefined}
            onChange={() => choose(choice)}
          >
            {insuranceTexts.choices[choice]}
          </Choice>
        ))}
      </div>
      {chosen === 'self-pay' && (
        <p id={estimateId} className="text-soft text-sm">
          {insuranceTexts.estimate}
        </p>
      )}
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

interface BookingFormFieldsProps {
  id: string;
  typed: TypedBooking;
  state: BookingState;
  slot: SlotChoice;
  second: SecondSlot;
  onSubmit: FormEventHandler;
}

/** The fields for the patients, the contact details and the payment. The submit button is in the dialog's footer. */
export function BookingFormFields(props: BookingFormFieldsProps) {
  const { id, typed, state, slot, second, onSubmit } = props;
  const { form, draft, replace } = typed;
  const readOnly = isFrozen(state);
  const canAddPatients = !readOnly && !state.first;
  const field = formFields(form, { labels, readOnly });
  const addButton = useRef<HTMLButtonElement>(null);

  /** Waits for the next render, which registers the field. */
  function focusSoon(name: DraftField) {
    requestAnimationFrame(() => form.setFocus(name));
  }

  function addSecond() {
    if (second.slot) second.choose(second.slot);
    form.setValue('hasSecond', true);
    focusSoon('secondFirstName');
  }

  function removeSecond() {
    form.setValue('hasSecond', false);
    form.clearErrors(Object.values(patientFields.second));
    requestAnimationFrame(() => addButton.current?.focus());
  }

  function startOver() {
    replace(emptyDraft);
    focusSoon('firstName');
  }

  return (
    <form
      id={id}
      className={`grid grid-cols-1 gap-6 ${styles.form}`}
      noValidate
      onSubmit={onSubmit}
      data-leads-to={pathPatterns.confirmation}
    >
      <FormPart title={parts.patient}>
        {canAddPatients && (
          <div className="grid gap-2">
            <div className={`grid gap-2 ${styles.who}`}>
              {[false, true].map((isOther) => (
                <Choice
                  key={String(isOther)}
                  name="who"
                  checked={isOther === draft.isForSomeoneElse}
                  onChange={() => replace(forAnotherPatient(draft))}
                >
                  {someoneElse.choices[isOther ? 'other' : 'me']}
                </Choice>
              ))}
            </div>
            <p className={`text-soft text-sm ${styles.note}`} role="status">
              {draft.isForSomeoneElse && someoneElse.kept}
            </p>
          </div>
        )}
        <PatientFields form={form} patient="first" readOnly={readOnly} />
      </FormPart>
      {draft.hasSecond ? (
        <SecondPatient form={form} first={slot} second={second} readOnly={readOnly} onRemove={removeSecond} />
      ) : (
        canAddPatients && (
          <AddSecondPatient ref={addButton} first={slot} second={second.slot} onAdd={addSecond} />
        )
      )}
      <FormPart title={parts.contact}>
        <div className={`grid ${styles.pair}`}>
          <EmailField enterKeyHint="next" {...field('email')} />
          <PhoneField enterKeyHint="next" hint={hints.phone} optional {...field('phone')} />
        </div>
      </FormPart>
      <InsuranceFields form={form} readOnly={readOnly} />
      <PrivacyLink />
      {!readOnly && !isEmptyDraft(draft) && (
        <Button
          variant="quiet"
          size="small"
          className={`justify-self-start ${styles.start}`}
          onClick={startOver}
        >
          {actions.startOver}
        </Button>
      )}
    </form>
  );
}

import { UserPlus } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { maxReasonLength } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { gapMinutes, neighboringSlot } from '#web/features/booking/slots/nearest-available.ts';
import { isSameSlot, type SlotChoice, slotDateTime } from '#web/features/booking/slots/slot-choice.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BirthDateField } from '#web/ui/forms/birth-date-field.tsx';
import { FormPart } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { bookingDialogTexts } from './booking-dialog-texts.ts';
import { type BookingDraft, patientFields } from './booking-draft.ts';
import styles from './booking-form.module.css';

const { labels, ownLabels, hints, charactersLeft } = bookingDialogTexts;

/** Screen readers announce the number of characters left only from this number down, not at every key press. */
const announcedFrom = 20;

interface ReasonFieldProps {
  form: UseFormReturn<BookingDraft>;
  name: 'reason' | 'secondReason';
  readOnly: boolean;
}

/** The field for the reason for the visit, which only staff see. */
function ReasonField({ form, name, readOnly }: ReasonFieldProps) {
  const field = formFields(form, { labels, readOnly });
  const left = maxReasonLength - useWatch({ control: form.control, name }).trim().length;
  return (
    <div>
      <TextAreaField rows={2} hint={hints.reason} optional {...field(name)} />
      <p
        className={`text-soft text-sm tabular-nums ${styles.counter}`}
        data-over={left < 0 || undefined}
        aria-live={left <= announcedFrom ? 'polite' : 'off'}
      >
        {charactersLeft(left)}
      </p>
    </div>
  );
}

interface PatientFieldsProps {
  form: UseFormReturn<BookingDraft>;
  patient: keyof typeof patientFields;
  readOnly: boolean;
}

/** A patient's name, birth date and reason. The browser may fill in the visitor's own name, but no one else's. */
export function PatientFields({ form, patient, readOnly }: PatientFieldsProps) {
  const { firstName, lastName, dob, reason } = patientFields[patient];
  const isForSomeoneElse = useWatch({ control: form.control, name: 'isForSomeoneElse' });
  const isOwn = patient === 'first' && !isForSomeoneElse;
  const shownLabels = isOwn ? ownLabels : labels;
  const field = formFields(form, { labels: shownLabels, readOnly });
  return (
    <>
      <div className={`grid ${styles.pair}`}>
        <NameField autoComplete={isOwn ? 'given-name' : 'off'} enterKeyHint="next" {...field(firstName)} />
        <NameField autoComplete={isOwn ? 'family-name' : 'off'} enterKeyHint="next" {...field(lastName)} />
      </div>
      <BirthDateField form={form} name={dob} label={shownLabels[dob]} readOnly={readOnly} isOwn={isOwn} />
      <ReasonField form={form} name={reason} readOnly={readOnly} />
    </>
  );
}

const texts = bookingDialogTexts.second;

export const secondTimeId = 'second-time';

export type SecondSlot = ReturnType<typeof useSecondSlot>;

interface SlotForSecond {
  /** The second patient's slot; undefined when the clinic has no other available slot that day. */
  slot: SlotChoice | undefined;
  /** The slot chosen before, if someone else has taken it since. */
  gone: SlotChoice | undefined;
  options: readonly SlotChoice[];
}

interface SecondSlotInputs {
  /** The first patient's slot. */
  slot: SlotChoice;
  /** The clinic's other available slots that day. */
  options: readonly SlotChoice[];
  hasSecond: boolean;
  /** Keeps the shown slot and options while the visits are being booked, because their slots then look taken. */
  isFrozen: boolean;
}

/**
 * The second patient's slot: the chosen one, or else the slot next to the first patient's. If someone else takes the
 * chosen slot, the slot next to that one replaces it.
 */
export function useSecondSlot({ slot, options, hasSecond, isFrozen }: SecondSlotInputs) {
  const [chosen, choose] = useState<SlotChoice>();
  const [refusals, setRefusals] = useState(0);
  const isOfThisDay = chosen?.clinic.id === slot.clinic.id && chosen.date === slot.date;
  const kept = isOfThisDay ? options.find((option) => isSameSlot(option, chosen)) : undefined;
  const isGone = isOfThisDay && !kept && !isSameSlot(chosen, slot);
  const current: SlotForSecond = {
    slot: kept ?? neighboringSlot(isGone ? chosen : slot, options),
    gone: isGone ? chosen : undefined,
    options,
  };
  const shown = useRef(current);
  if (!isFrozen) shown.current = current;
  const isMissing = hasSecond && !shown.current.slot && refusals > 0;
  return {
    ...shown.current,
    choose,
    /** The number of presses of Confirm without a slot for the second patient. */
    refusals,
    refuse: () => setRefusals((count) => count + 1),
    error: isMissing ? texts.noTime : undefined,
  };
}

/** `2:30 PM, 15 minutes after the first visit` */
function timeBeside(first: SlotChoice, second: SlotChoice, gapText = texts.gap): string {
  const { minutes, isAfter } = gapMinutes(first, second);
  return `${formatSlotTime(second.time)}, ${gapText(minutes, isAfter)}`;
}

interface AddSecondPatientProps {
  ref: Ref<HTMLButtonElement>;
  first: SlotChoice;
  second: SlotChoice | undefined;
  onAdd: () => void;
}

/** The button that adds a second patient, with the time of that patient's visit. */
export function AddSecondPatient({ ref, first, second, onAdd }: AddSecondPatientProps) {
  if (!second) return <p className={`text-soft text-sm ${styles.note}`}>{texts.none}</p>;
  return (
    <Button ref={ref} variant="secondary" wide className={styles.add} onClick={onAdd}>
      <UserPlus aria-hidden="true" />
      <span>
        {texts.add}
        <span className={`block text-soft text-sm font-normal ${styles.addTime}`}>
          {timeBeside(first, second)}
        </span>
      </span>
    </Button>
  );
}

interface SecondPatientProps {
  form: UseFormReturn<BookingDraft>;
  first: SlotChoice;
  second: SecondSlot;
  readOnly: boolean;
  onRemove: () => void;
}

/** The fields for the second patient, and for that patient's slot. */
export function SecondPatient({ form, first, second, readOnly, onRemove }: SecondPatientProps) {
  const { slot, gone, options, choose, error } = second;
  return (
    <FormPart title={texts.title}>
      {gone && (
        <Notice tone="warn" live>
          {slot
            ? texts.moved(slotDateTime(gone), formatSlotTime(slot.time))
            : texts.goneAndNone(slotDateTime(gone))}
        </Notice>
      )}
      <SelectField
        id={secondTimeId}
        label={texts.time}
        {...(error && { error })}
        disabled={readOnly}
        value={slot?.time ?? ''}
        options={
          slot
            ? options.map((option) => ({
                value: option.time,
                label: timeBeside(first, option, texts.shortGap),
              }))
            : []
        }
        onChange={({ target }) => {
          const picked = options.find(({ time }) => time === target.value);
          if (picked) choose(picked);
        }}
      />
      <PatientFields form={form} patient="second" readOnly={readOnly} />
      {!readOnly && (
        <Button
          variant="quiet"
          size="small"
          className={`justify-self-start ${styles.start}`}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </FormPart>
  );
}

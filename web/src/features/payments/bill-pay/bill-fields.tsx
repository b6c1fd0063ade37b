import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeCardNumberElementChangeEvent, StripeElementChangeEvent } from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BillPayForm } from '#shared/payments/bill-pay-form.ts';
import { earliestServiceDate } from '#shared/payments/service-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { BrandIcon } from '#web/features/payments/card/brand-icon.tsx';
import { CardFrame, cardElementClass } from '#web/features/payments/card/card-frame.tsx';
import { useCardStyle } from '#web/features/payments/card/use-card-style.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { billPayTexts } from './bill-pay-texts.ts';

const { labels } = billPayTexts;

/** The fields for the payer and the bill. */
export function BillFields({ form, readOnly }: { form: UseFormReturn<BillPayForm>; readOnly: boolean }) {
  const today = clinicDateAt(new Date());
  const field = formFields(form, { labels, readOnly });
  const [isForOther, setIsForOther] = useState(() => form.getValues('otherPatient') !== undefined);

  function change(isOther: boolean) {
    setIsForOther(isOther);
    if (isOther) form.setValue('otherPatient', '');
    else form.unregister('otherPatient');
  }

  return (
    <>
      <NameField autoComplete="name" {...field('patientName')} />
      <label className="flex items-center gap-3 min-h-target cursor-pointer">
        <input
          type="checkbox"
          checked={isForOther}
          disabled={readOnly}
          onChange={({ target }) => change(target.checked)}
        />
        {billPayTexts.forSomeoneElse}
      </label>
      {isForOther && (
        <NameField
          autoComplete="off"
          hint="As on the bill. It’s shown on your receipt."
          {...field('otherPatient')}
        />
      )}
      <EmailField hint="We’ll email your receipt here." {...field('patientEmail')} />
      <FieldPairs>
        <TextField
          hint="It’s at the top of your bill."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('accountNumber')}
        />
        {/* A text field, because scrolling over a number field changes its value. */}
        <TextField
          hint="Minimum payment amount is $0.50"
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
          {...field('amount')}
        />
      </FieldPairs>
      <TextField autoComplete="off" {...field('description')} />
      <DateField
        hint="Shown on your receipt, for your HSA, FSA or insurance."
        optional
        min={earliestServiceDate(today)}
        max={today}
        autoComplete="off"
        {...field('serviceDate')}
      />
      <PrivacyLink />
    </>
  );
}

const cardFields = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;

type CardField = (typeof cardFields)[number];
/** A change that Stripe reports for a field. Only a change of the card number has a brand. */
type CardEvent = StripeElementChangeEvent &
  Pick<StripeCardNumberElementChangeEvent, 'error'> & { elementType: CardField; brand?: string };
type CardEvents = Partial<Record<CardField, CardEvent>>;

/** The state of the three card fields, as Stripe reports it, without the typed text. */
export function useBillCards() {
  const [events, setEvents] = useState<CardEvents>({});
  return {
    events,
    missing: cardFields.filter((field) => !events[field]?.complete),
    onChange: (event: CardEvent) => setEvents((before) => ({ ...before, [event.elementType]: event })),
  };
}

interface BillCardFieldsProps extends Omit<ReturnType<typeof useBillCards>, 'missing'> {
  disabled: boolean;
  /** The ZIP field. */
  children: ReactNode;
}

/** Number, expiration and CVC: three fields from Stripe, which alone sees the typed text. */
export function BillCardFields({ events, onChange, disabled, children }: BillCardFieldsProps) {
  const options = { style: useCardStyle(), disabled };
  const { cardNumber } = events;
  const frame = (id: CardField) => ({ id, label: labels[id], error: events[id]?.error?.message });
  const element = (id: CardField) => ({ id, className: cardElementClass, onChange });
  return (
    <>
      <CardFrame
        {...frame('cardNumber')}
        icon={cardNumber && !cardNumber.empty && <BrandIcon brand={cardNumber.brand ?? ''} />}
      >
        <CardNumberElement
          {...element('cardNumber')}
          options={{ ...options, showIcon: false, disableLink: true }}
        />
      </CardFrame>
      <FieldPairs>
        <CardFrame {...frame('cardExpiry')}>
          <CardExpiryElement {...element('cardExpiry')} options={options} />
        </CardFrame>
        <CardFrame {...frame('cardCvc')}>
          <CardCvcElement {...element('cardCvc')} options={options} />
        </CardFrame>
        {children}
      </FieldPairs>
    </>
  );
}

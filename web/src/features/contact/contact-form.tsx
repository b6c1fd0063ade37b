import type { UseFormReturn } from 'react-hook-form';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { FieldPairs } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { contactTexts } from './texts.ts';

const { labels, messageHint } = contactTexts;
const messageRows = 4;

/** The fields of the contact form. */
export function ContactFields({ form, readOnly }: { form: UseFormReturn<ContactForm>; readOnly: boolean }) {
  // The first view was rendered on the day of the build.
  const today = useHydrated() ? clinicDateAt(new Date()) : undefined;
  const field = formFields(form, { labels, readOnly });
  return (
    <>
      <FieldPairs>
        <NameField autoComplete="given-name" {...field('firstName')} />
        <NameField autoComplete="family-name" {...field('lastName')} />
      </FieldPairs>
      <EmailField {...field('email')} />
      <FieldPairs>
        <PhoneField {...field('phone')} />
        <DateField min={today} {...field('date')} />
      </FieldPairs>
      <TextAreaField hint={messageHint} optional rows={messageRows} {...field('message')} />
      <PrivacyLink />
    </>
  );
}

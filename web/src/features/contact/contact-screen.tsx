import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import type { ContactForm } from '#shared/contact/contact-form.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { withCalls } from '#web/content/calls.tsx';
import { DangerStrip } from '#web/content/danger-strip.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { Picture } from '#web/content/picture.tsx';
import { PrivacyLink } from '#web/content/privacy-link.tsx';
import { useHydrated } from '#web/lib/browser/use-hydrated.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { CareCard } from '#web/ui/cards/care-card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { EmailField } from '#web/ui/forms/email-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldPairs, Form } from '#web/ui/forms/form.tsx';
import { formFields } from '#web/ui/forms/form-fields.ts';
import { NameField } from '#web/ui/forms/name-field.tsx';
import { PhoneField } from '#web/ui/forms/phone-field.tsx';
import { TextAreaField } from '#web/ui/forms/text-area-field.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import styles from './contact.module.css';
import { MessageSent } from './message-sent.tsx';
import { contactTexts, contactTexts as texts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

const contactAsideTexts = contactTexts.aside;

/** Other ways to reach us. */
function ContactAside() {
  return (
    <aside className="grid content-start gap-5" aria-label={contactAsideTexts.title}>
      <Picture className="rounded-lg" name="contact" eager />
      <div className={`grid justify-items-start gap-4 ${styles.ways}`}>
        <h2>{contactAsideTexts.title}</h2>
        <CallButton />
        <dl className={`grid gap-2-4 ${styles.facts}`}>
          <dt>{contactAsideTexts.hours}</dt>
          <dd>{brand.hours}</dd>
          <dt>{contactAsideTexts.email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
          <dt>{contactAsideTexts.address}</dt>
          <dd>{brand.address}</dd>
        </dl>
        <Link to={paths.locations}>{contactAsideTexts.clinics}</Link>
      </div>
      <CareCard
        tone="urgent"
        title={contactAsideTexts.emergencyTitle}
        text={withCalls(contactAsideTexts.emergency)}
      />
    </aside>
  );
}

const { labels, messageHint } = contactTexts;
const messageRows = 4;

/** The fields of the contact form. */
function ContactFields({ form, readOnly }: { form: UseFormReturn<ContactForm>; readOnly: boolean }) {
  // The first view was rendered at build time, so it can't know today's date.
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

/** The contact screen. It keeps the typed text until the server has received the message. */
export function ContactScreen() {
  const { form, submit, busy, failure, sent, startOver, attempt, refused } = useContactForm();
  const hasErrors = attempt > 0 && refused.length > 0;
  usePageTitle(texts.title, { description: texts.description, hasErrors });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} above={<DangerStrip />} />
      <Container className={`grid content-start gap-5 screen-6 ${styles.columns}`}>
        {sent ? (
          <MessageSent message={sent} onAnother={startOver} />
        ) : (
          <Card as="section" tone="raised">
            <Form onSubmit={submit} aria-label={texts.title}>
              {hasErrors && <ErrorSummary attempt={attempt} errors={refused} />}
              {failure && refused.length === 0 && (
                <Notice tone="error" title={texts.failed} live>
                  {failure.text} {texts.orCall}
                </Notice>
              )}
              <ContactFields form={form} readOnly={busy} />
              <Button className="justify-self-start" variant="coral" type="submit" busy={busy}>
                {busy ? texts.sending : texts.submit}
              </Button>
            </Form>
          </Card>
        )}
        <ContactAside />
      </Container>
    </>
  );
}

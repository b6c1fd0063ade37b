import { usePageTitle } from '#web/content/page-title.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import styles from './contact.module.css';
import { ContactAside } from './contact-aside.tsx';
import { ContactFields } from './contact-form.tsx';
import { MessageSent } from './message-sent.tsx';
import { contactTexts as texts } from './texts.ts';
import { useContactForm } from './use-contact-form.ts';

/** The contact screen. Keeps what was typed until the server has it. */
export function ContactScreen() {
  const { form, submit, busy, failure, sent, startOver, attempt, refused } = useContactForm();
  const hasErrors = attempt > 0 && refused.length > 0;
  usePageTitle(texts.title, { description: texts.description, hasErrors });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Container className={`screen-6 ${styles.columns}`}>
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

import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './session.module.css';
import { signOut } from './session-lifecycle.ts';
import { sessionTexts } from './session-texts.ts';

const texts = sessionTexts.notAllowed;

/** For somebody who signed in and is no manager. */
export function NotAllowed({ name }: { name: string }) {
  return (
    <Container className={styles.page}>
      <Card tone="raised" className={styles.panel} role="alert">
        <PageHeading lead={texts.lead(name)}>{texts.title}</PageHeading>
        <p className={styles.soft}>{texts.text}</p>
        <Button variant="coral" wide onClick={() => void signOut('signed-out')}>
          {texts.signOut}
        </Button>
      </Card>
    </Container>
  );
}

import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-list.module.css';
import { homeTexts } from './texts.ts';

const texts = homeTexts.clinics;

export const clinicListTitleId = 'clinic-list-title';

export function ClinicList() {
  return (
    <section className={styles.section} aria-labelledby={clinicListTitleId}>
      <Container className={styles.content}>
        <div>
          <h2 id={clinicListTitleId} className={styles.title} tabIndex={-1}>
            {texts.title(clinics.length)}
          </h2>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ul className={styles.list}>
          {clinics.map((clinic) => (
            <ClinicCard key={clinic.id} clinic={clinic} />
          ))}
          <Card as="li" tone="sage" className={styles.unsure}>
            <h3>{texts.unsureTitle}</h3>
            <p>{texts.unsure}</p>
            <ButtonAnchor href={brand.phoneHref}>
              <Phone aria-hidden="true" />
              {texts.call(brand.phone)}
            </ButtonAnchor>
          </Card>
        </ul>
      </Container>
    </section>
  );
}

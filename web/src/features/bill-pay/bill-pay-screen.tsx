import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/button-anchor.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Container } from '#web/ui/container.tsx';
import { HeadBand } from '#web/ui/head-band.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import styles from './bill-pay-screen.module.css';
import { billPayTexts as texts } from './texts.ts';

/** How a bill is paid where no card payment is set up: by phone, or at a clinic. And help with any bill. */
export function BillPayScreen() {
  usePageTitle(texts.title, { description: texts.description });
  const { elsewhere, help } = texts;
  return (
    <>
      <HeadBand>
        <Container>
          <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        </Container>
      </HeadBand>
      <Container className={styles.columns}>
        <Notice
          title={elsewhere.title}
          actions={
            <>
              <ButtonAnchor variant="coral" href={brand.phoneHref}>
                <Phone aria-hidden="true" />
                {elsewhere.call(brand.phone)}
              </ButtonAnchor>
              <ButtonLink variant="secondary" to={paths.locations}>
                {elsewhere.clinics}
              </ButtonLink>
            </>
          }
        >
          {elsewhere.text}
        </Notice>
        <section className={styles.help} aria-labelledby="bill-help">
          <h2 id="bill-help">{help.title}</h2>
          <p>{help.lead}</p>
          <dl className={styles.facts}>
            <dt>{help.phone}</dt>
            <dd>
              <a href={brand.phoneHref}>{brand.phone}</a>
            </dd>
            <dt>{help.email}</dt>
            <dd>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </dd>
            <dt>{help.hours}</dt>
            <dd>{help.hoursText}</dd>
          </dl>
          <p className={styles.note}>{help.notByMail}</p>
        </section>
      </Container>
    </>
  );
}

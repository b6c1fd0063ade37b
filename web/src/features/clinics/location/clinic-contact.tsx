import { Globe, Mail, MessageSquareText, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './clinic-contact.module.css';
import { locationTexts as texts } from './location-texts.ts';

const linkClass = `inline-block no-underline hover-underline ${styles.link}`;

export function ClinicContact({ clinic }: { clinic: Clinic }) {
  return (
    <Section
      className="print-hidden"
      title={texts.contact.title}
      lead={texts.contact.lead}
      aside={
        <ButtonLink variant="secondary" to={paths.contact}>
          <MessageSquareText aria-hidden="true" />
          {texts.contact.write}
        </ButtonLink>
      }
    >
      <ul className={`grid gap-4 ${styles.ways}`}>
        <Way icon={<Phone aria-hidden="true" />} name={texts.phone}>
          <a className={linkClass} href={phoneUrl(clinic.phone)}>
            {clinic.phone}
          </a>
        </Way>
        <Way icon={<Printer aria-hidden="true" />} name={texts.fax}>
          {clinic.fax}
        </Way>
        <Way icon={<Mail aria-hidden="true" />} name={texts.email}>
          <a className={linkClass} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </Way>
        <Way icon={<Globe aria-hidden="true" />} name={texts.online}>
          <ExternalLink className={linkClass} href={clinic.reviews} newTab>
            {texts.reviews}
          </ExternalLink>
          {' · '}
          <ExternalLink className={linkClass} href={clinic.businessPage} newTab>
            {texts.businessPage}
          </ExternalLink>
        </Way>
      </ul>
    </Section>
  );
}

function Way({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li
      className={`flex items-center gap-4 rounded-md shadow-sm bg-surface font-semibold leading-140 ${styles.way}`}
    >
      <span className={`flex-none ${styles.icon}`}>{icon}</span>
      <p className="min-w-0 wrap-anywhere">
        <span className="text-soft text-sm font-normal">{name}</span>
        <br />
        {children}
      </p>
    </li>
  );
}

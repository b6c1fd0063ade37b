import type { ReactNode } from 'react';
import { labFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { lab } from '#shared/services/content/lab.ts';
import { FeaturedTests } from '#web/features/lab-tests/featured/featured-tests.tsx';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { ContentHero } from '#web/ui/content/content-hero.tsx';
import { ContentSection } from '#web/ui/content/content-section.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './lab-screen.module.css';
import { labTexts as texts } from './lab-texts.ts';
import { QuickActions } from './quick-actions.tsx';
import { Statistics } from './statistics.tsx';

interface LabScreenProps {
  /** Asks for a consultation (spec §5). Belongs to another feature, so the app hands it in. */
  consultationForm: ReactNode;
}

/** What the lab does, and every way on from there (spec §2, Lab). */
export function LabScreen({ consultationForm }: LabScreenProps) {
  const { title, tabTitle = title, description, sections } = lab;
  usePageTitle(tabTitle, { description });
  return (
    <>
      <ContentHero page={lab} />
      <QuickActions />
      <FeaturedTests tests={labFeaturedTests} lead={texts.featuredLead} tone="sage" />
      {sections.map((section, index) => (
        <ContentSection key={section.title} section={section} tone={index % 2 === 0 ? 'canvas' : 'surface'} />
      ))}
      <Statistics />
      <Section title={texts.consultation.title} lead={texts.consultation.lead} tone="sand">
        <div className={styles.form}>{consultationForm}</div>
      </Section>
    </>
  );
}

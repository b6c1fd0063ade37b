import type { ReactNode } from 'react';
import { labFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { lab } from '#shared/services/content/lab.ts';
import { ContentHero } from '#web/content/content-hero.tsx';
import { ContentSection } from '#web/content/content-section.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { FeaturedTests } from '#web/features/lab-tests/featured/featured-tests.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './lab-screen.module.css';
import { labTexts as texts } from './lab-texts.ts';
import { QuickActions } from './quick-actions.tsx';
import statisticsStyles from './statistics.module.css';

function Statistics() {
  return (
    <Section title={texts.statistics.title} tone="sage">
      <dl className={statisticsStyles.facts}>
        {texts.statistics.facts.map(({ value, label }) => (
          <div key={label} className={statisticsStyles.fact}>
            <dt>{label}</dt>
            <dd className={statisticsStyles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

interface LabScreenProps {
  /** The consultation form (spec §5). It belongs to another feature, so the app passes it in. */
  consultationForm: ReactNode;
}

/** What the lab does, and where to go from there (spec §2, Lab). */
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

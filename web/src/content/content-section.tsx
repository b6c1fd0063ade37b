import type { ContentSection as Content, NoticeSection } from '#shared/site/content.ts';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { CareCard } from '#web/ui/cards/care-card.tsx';
import { PriceCard } from '#web/ui/cards/price-card.tsx';
import { Accordion } from '#web/ui/disclosure/accordion.tsx';
import { Section, type SectionTone } from '#web/ui/layout/section.tsx';
import { CheckList } from '#web/ui/lists/check-list.tsx';
import { StepList } from '#web/ui/lists/step-list.tsx';
import { withCalls } from './calls.tsx';
import { ContentActions } from './content-actions.tsx';
import styles from './content-section.module.css';
import { Picture } from './picture.tsx';

/** Up to this many points fit beside their heading; longer lists take the whole width. */
const pointsBeside = 12;

interface ContentSectionProps {
  section: Content;
  tone?: SectionTone;
  /**
   * Set for the first section below a hero. Other sections have a line above them, except those with a tone, and
   * notices, which belong to the section above.
   */
  isFirst?: boolean;
}

/** One section of a content page. Each kind has its own layout, to give pages a rhythm. */
export function ContentSection({ section, tone, isFirst = false }: ContentSectionProps) {
  const ground = { tone, ruled: !(isFirst || tone) };
  const headed = { ...ground, title: section.title, lead: 'lead' in section ? section.lead : undefined };
  switch (section.kind) {
    case 'notice':
      return (
        <Section joined={!isFirst}>
          <ContentNotice section={section} />
        </Section>
      );
    case 'prose':
      return (
        <Section
          {...headed}
          layout="split"
          beside={section.picture && <Picture className="rounded-lg" name={section.picture} />}
        >
          <div className={`grid gap-4 ${styles.prose}`}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.actions && (
              <div className="flex flex-wrap gap-3">
                <ContentActions actions={section.actions} />
              </div>
            )}
          </div>
        </Section>
      );
    case 'list':
      return (
        <Section {...headed} layout={section.points.length > pointsBeside ? 'stacked' : 'split'}>
          <div className="grid gap-5">
            <CheckList points={section.points} />
            <Note text={section.note} />
          </div>
        </Section>
      );
    case 'cards':
      return (
        <Section {...headed}>
          <CardGrid cards="even" className={styles.columns}>
            {section.cards.map(({ title, text }) => (
              <li key={title} className="grid content-start gap-2 pt-4 border-t">
                <h3>{title}</h3>
                <p className="text-soft">{text}</p>
              </li>
            ))}
          </CardGrid>
          <Note text={section.note} />
        </Section>
      );
    case 'steps':
      return (
        <Section {...headed} layout="split">
          <StepList steps={section.steps} />
        </Section>
      );
    case 'prices':
      return (
        <Section {...headed}>
          <CardGrid cards="even">
            {section.cards.map((card) => (
              <PriceCard key={card.name} {...card} featured={section.cards.length === 1} />
            ))}
          </CardGrid>
          <Note text={section.note} />
        </Section>
      );
    case 'questions':
      return (
        <Section {...headed} layout="split">
          <Accordion items={section.questions} />
        </Section>
      );
    case 'story':
      return (
        <Section
          {...headed}
          beside={<Picture className="rounded-lg" name={section.picture} alt={section.pictureText} />}
        >
          <figure className="grid gap-4">
            <blockquote className={`text-xl font-display font-bold leading-130 ${styles.quote}`}>
              {section.quote}
            </blockquote>
            <figcaption className="text-soft">{section.speaker}</figcaption>
          </figure>
        </Section>
      );
    case 'call':
      return (
        <Section
          {...headed}
          aside={
            <div className="flex flex-wrap gap-3">
              <ContentActions actions={section.actions} />
            </div>
          }
        />
      );
  }
}

/** A notice, without the space around a section. */
export function ContentNotice({
  section: { tone, title, text, points, actions },
}: {
  section: NoticeSection;
}) {
  return (
    <CareCard
      tone={tone}
      title={title}
      text={withCalls(text)}
      points={points}
      actions={actions && <ContentActions actions={actions} />}
    />
  );
}

function Note({ text }: { text: string | undefined }) {
  return text && <p className={`text-soft ${styles.note}`}>{withCalls(text)}</p>;
}

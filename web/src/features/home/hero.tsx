import type { ReactNode } from 'react';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './hero.module.css';
import { LazyVideo } from './lazy-video.tsx';
import { homeTexts } from './texts.ts';
import valley from './valley.svg';

const texts = homeTexts.hero;

/** Home's first view: when not to come to us, who we are, the one question, and the valley. */
export function Hero({ question }: { question: ReactNode }) {
  return (
    <section className={`flex relative flex-col overflow-hidden ${styles.hero}`}>
      <div className={`relative ${styles.scene}`}>
        {/* The picture's own stylesheet follows the color scheme. Lazy, so that other screens' pages don't load it: home's requests it early. */}
        <img
          className={`w-full h-full ${styles.valley}`}
          src={valley}
          alt=""
          width="1600"
          height="810"
          loading="lazy"
        />
        <LazyVideo />
      </div>
      <Container className={`grid relative grid-cols-1 gap-3 ${styles.content}`}>
        <p className={`flex items-center font-semibold leading-130 ${styles.emergency}`}>
          <span>
            {texts.emergency} <a href="tel:911">{texts.call911}</a>
          </span>
        </p>
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        {question}
      </Container>
    </section>
  );
}

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './hero.module.css';
import { homeTexts } from './texts.ts';
import valley from './valley.svg';

/** Whether to play the video: no, if the visitor asks for reduced motion or saves data. */
function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Loads the background video once the page is idle, unless the visitor prefers reduced motion or saves data. */
function LazyVideo() {
  const [Video, setVideo] = useState<ComponentType>();

  useEffect(() => {
    if (!wantsMotion()) return;
    let gone = false;
    const begin = async () => {
      // If the video fails to load, the still picture remains.
      const loaded = await import('./background-video.tsx').catch(() => undefined);
      if (loaded && !gone) setVideo(() => loaded.BackgroundVideo);
    };
    const whenLoaded = () => void setTimeout(begin, 400);
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', whenLoaded);
    };
  }, []);

  return Video && <Video />;
}

const texts = homeTexts.hero;

/** Home's first view: the emergency line, who we are, the question about the visitor's place, and the valley. */
export function Hero({ question }: { question: ReactNode }) {
  return (
    <section className={`overflow-hidden ${styles.hero}`}>
      <Container className={`grid grid-cols-1 gap-3 ${styles.content}`}>
        <div className={`relative overflow-hidden ${styles.scene}`}>
          {/* The picture's own stylesheet follows the color scheme. It's lazy, so that other screens' pages don't load
              it. Home's own page requests it early. */}
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
        <p className={`flex items-center font-semibold leading-130 ${styles.emergency}`}>
          <span>
            {texts.emergency} <a href="tel:911">{texts.call911}</a>
          </span>
        </p>
        <PageHeading
          lead={
            <>
              {texts.lead}{' '}
              <Link className={`whitespace-nowrap ${styles.insurance}`} to={paths.insurance}>
                {texts.insurance}
              </Link>
            </>
          }
        >
          {texts.title}
        </PageHeading>
        {question}
      </Container>
    </section>
  );
}

import { Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ratingTexts } from './footer-texts.ts';
import styles from './star-rating.module.css';

const stars = [1, 2, 3, 4, 5] as const;
const texts = ratingTexts;

export type Rating = (typeof stars)[number];

interface StarRatingProps {
  /** Called with each rating that the visitor chooses. */
  onRate?: (rating: Rating) => void;
}

/** A five-star rating, 5 by default. The choice is stored only in this browser, as the text below it says. */
export function StarRating({ onRate }: StarRatingProps) {
  const [chosen, setChosen] = useState<Rating>();
  const rating = chosen ?? 5;

  const rate = (next: Rating) => {
    setChosen(next);
    writeStored('starRating', next);
    onRate?.(next);
  };

  const group = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stars come to life.
  useEffect(() => {
    // On home, the stars are rendered before their script loads: keep a choice made before hydration.
    const early = stars.find((star) => group.current?.elements[star - 1]?.matches(':checked'));
    if (early && early !== rating) rate(early);
    else setChosen(readRating());
  }, []);

  return (
    <fieldset ref={group} className={styles.rating}>
      <legend>{texts.legend}</legend>
      <div className={`flex ${styles.stars}`}>
        {stars.map((star) => (
          <label key={star} className={`grid relative rounded-sm cursor-pointer ${styles.star}`}>
            <input
              type="radio"
              name="starRating"
              className={`absolute cursor-pointer ${styles.input}`}
              checked={star === rating}
              onChange={() => rate(star)}
            />
            <Star aria-hidden="true" size={26} fill={star <= rating ? 'currentcolor' : 'none'} />
            <VisuallyHidden>{texts.stars(star)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <p>{chosen ? texts.chosen(chosen) : texts.staysHere}</p>
      <ExternalLink
        className={`inline-flex items-center min-h-target ${styles.share}`}
        href={brand.links.reviews}
        newTab
      >
        {texts.share}
      </ExternalLink>
    </fieldset>
  );
}

function readRating(): Rating | undefined {
  const saved = readStored('starRating');
  return stars.find((star) => star === saved);
}

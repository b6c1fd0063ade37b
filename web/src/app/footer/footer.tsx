import { useEffect, useState } from 'react';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { ratingTexts } from './footer-texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { StarRating } from './star-rating.tsx';

export function Footer() {
  // Set after the first render: the year comes from the visitor's clock, but home's HTML is made at build time.
  const [year, setYear] = useState<number>();
  useEffect(() => setYear(new Date().getFullYear()), []);

  return (
    <SiteFooter year={year}>
      <StarRating onRate={(rating) => showToast(ratingTexts.saved(rating), { tone: 'success' })} />
    </SiteFooter>
  );
}

import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { FocusOnArrival } from './focus-on-arrival.tsx';

const texts = {
  tabTitle: 'Something went wrong',
  title: 'We couldn’t load this page',
  lead: 'Reloading usually helps. Anything you’ve already submitted is safe.',
  offline: 'You’re offline. We’ll reload when you’re back.',
  reload: 'Reload this page',
  home: 'Go to the home page',
  call: (phone: string) => `Call ${phone}`,
};

/** Reloads the page once there is a connection, if the screen failed while the browser was offline. */
function useReloadOnceOnline(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload, { once: true });
    return () => window.removeEventListener('online', reload);
  }, []);
}

/** Replaces a screen that failed. */
export function FailureScreen() {
  usePageTitle(texts.tabTitle);
  useReloadOnceOnline();
  return (
    <Container width="text" className="grid gap-6 screen-6">
      <FocusOnArrival />
      <PageHeading lead={navigator.onLine ? texts.lead : texts.offline}>{texts.title}</PageHeading>
      <div className="flex flex-wrap gap-3">
        <Button variant="coral" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <ButtonLink variant="secondary" to={paths.home}>
          {texts.home}
        </ButtonLink>
        <ButtonAnchor variant="secondary" href={brand.phoneHref}>
          <Phone aria-hidden="true" />
          {texts.call(brand.phone)}
        </ButtonAnchor>
      </div>
    </Container>
  );
}

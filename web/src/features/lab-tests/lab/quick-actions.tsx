import { CreditCard, FileText, type LucideIcon, MapPin, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { areaLink, raisedLinkArea } from '#web/ui/cards/link-area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { labTexts } from './lab-texts.ts';
import styles from './quick-actions.module.css';

const texts = labTexts.quickActions;

interface Tile {
  label: string;
  text: string;
  Icon: LucideIcon;
}

/** A link to a screen of this site (`to`) or to another site (`href`). */
type QuickAction = Tile & ({ to: string } | { href: string });

const actions: readonly QuickAction[] = [
  { ...texts.results, Icon: FileText, href: brand.links.patientPortal },
  { ...texts.findLab, Icon: MapPin, to: paths.locations },
  { ...texts.shop, Icon: ShoppingCart, to: paths.shopForTest },
  { ...texts.payBill, Icon: CreditCard, to: paths.billPay },
];

const linkClass = classNames(areaLink, `font-bold ${styles.link}`);

/** The most common reasons to open the lab page. */
export function QuickActions() {
  return (
    <Section title={texts.title}>
      <ul className={`grid gap-3 ${styles.tiles}`}>
        {actions.map(({ label, text, Icon, ...target }) => (
          <Card
            as="li"
            key={label}
            tone="raised"
            className={classNames(raisedLinkArea, `grid items-center gap-x-4 ${styles.tile}`)}
          >
            <Icon className={`text-link ${styles.icon}`} aria-hidden="true" size={28} strokeWidth={1.75} />
            {'to' in target ? (
              <Link className={linkClass} to={target.to}>
                {label}
              </Link>
            ) : (
              <ExternalLink className={linkClass} href={target.href}>
                {label}
              </ExternalLink>
            )}
            <span className={`text-soft text-sm leading-140 ${styles.text}`}>{text}</span>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

import type { Rendering } from '#functions/mail/mail.ts';
import { bodiesOf, type MailContent } from '#functions/mail/mail-content.ts';
import { env } from '#functions/platform/env.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { figureLines, fillText } from '#shared/figures/figure-texts.ts';
import { lastWeek, sumFigures } from '#shared/figures/figures.ts';
import { formatShortDate } from '#shared/time/clinic-time.ts';
import { figureDays } from './figure-days.ts';
import type { WeekMail } from './mails.ts';
import { readFigures } from './read-figures.ts';

const clinicInbox = env('CLINIC_INBOX');
const siteUrl = env('SITE_URL');

/** The owner's mail about a week, with figures only, counted when it's sent. */
export async function renderWeekMail({ monday }: WeekMail, now: Date): Promise<Rendering> {
  const { from, to } = lastWeek(monday);
  const figures = await readFigures(figureDays({ from, to }, now), now);
  const heading = `Your clinics’ week: ${formatShortDate(from)} – ${formatShortDate(to)}`;
  const content: MailContent = {
    heading,
    opening: 'Last week at our clinics, in numbers. The dashboard shows it by the hour.',
    amounts: [
      { rows: figureLines(figures) },
      {
        title: 'Times booked, by clinic',
        rows: figures.clinics.map(({ id, days }) => ({
          label: clinicById(id).name,
          value: fillText(sumFigures(days)),
        })),
      },
    ],
    advice: [],
    link: { text: 'Open the week', href: `${siteUrl}/#/admin-bookings?view=figures&from=${from}` },
    footer: [brand.name],
  };
  return { to: clinicInbox, subject: heading, ...bodiesOf(content) };
}

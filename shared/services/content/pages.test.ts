import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { readContentPage } from '#shared/services/read-content-page.ts';
import type { ContentAction, ContentPage, ContentSection } from '#shared/site/content.ts';
import { pictureNames } from '#shared/site/pictures.ts';
import { contentPages } from './pages.ts';

const about = readContentPage('about');
const annualWellnessCheck = readContentPage('annual-wellness-check');
const emergency = readContentPage('emergency');
const ivTherapy = readContentPage('iv-therapy');
const primaryCare = readContentPage('primary-care');
const ultrasound = readContentPage('ultrasound');
const urgentCare = readContentPage('urgent-care');
const weightLoss = readContentPage('weight-loss');
const womensHealth = readContentPage('womens-health');
const xRay = readContentPage('x-ray');

const clinicalPages = contentPages.filter(({ path }) => path !== '/about-us' && path !== '/lab');

/** The section with this heading. */
function under(page: ContentPage, title: string): ContentSection {
  const found = page.sections.find((section) => section.title === title);
  if (!found) throw new Error(`${page.path} has no heading "${title}"`);
  return found;
}

/** The names in a section: the points of a list, the titles of cards and steps, the questions. */
function named(section: ContentSection | undefined): readonly string[] {
  switch (section?.kind) {
    case 'list':
      return section.points;
    case 'cards':
      return section.cards.map(({ title }) => title);
    case 'steps':
      return section.steps.map(({ title }) => title);
    case 'questions':
      return section.questions.map(({ question }) => question);
    default:
      throw new Error(`A ${section?.kind} section names nothing`);
  }
}

function actionsOf({ actions, sections }: ContentPage): ContentAction[] {
  const inside = sections.flatMap((section) => ('actions' in section ? (section.actions ?? []) : []));
  return [...actions, ...inside];
}

/** All text of a page, headings and buttons included. */
function wordsOf(page: ContentPage): string {
  return JSON.stringify(page);
}

describe('all pages of content', () => {
  test('are those of the specification, at its routes', () => {
    expect(contentPages.map(({ path }) => path).toSorted()).toEqual(
      [
        '/urgentCare',
        '/primaryCare',
        '/womens-health',
        '/annual-wellness-check',
        '/emergency',
        '/ultrasound',
        '/x-ray',
        '/iv-therapy',
        '/weight-loss-management',
        '/lab',
        '/about-us',
      ].toSorted(),
    );
  });

  test.each(contentPages)('$path has a picture, a description that fits, and headings of its own', (page) => {
    expect(pictureNames).toContain(page.picture);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const titles = page.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(clinicalPages)('$path says when to call 911, and ends with what to do now', (page) => {
    expect(under(page, 'When to call 911')).toMatchObject({
      kind: 'notice',
      tone: 'urgent',
      text: expect.stringMatching(/call 911/i),
    });
    expect(page.sections.at(-1)?.kind).toBe('call');
  });

  test.each(contentPages)('$path opens pages elsewhere in a new tab, and only those of the owner', (page) => {
    const owned: string[] = Object.values(brand.links);
    const numbers = [brand.phoneHref, 'tel:911', 'tel:988', 'tel:+18002221222'];
    for (const action of actionsOf(page)) {
      if ('href' in action && !numbers.includes(action.href)) {
        expect(owned).toContain(action.href);
        expect(action.newTab).toBe(true);
      }
    }
  });
});

describe('urgent care', () => {
  test('says when to choose it', () => {
    expect(named(under(urgentCare, 'When to choose urgent care'))).toEqual([
      'Sprains and strains',
      'Moderate fever or flu',
      'Allergic reactions or minor asthma',
      'Minor cuts needing stitches',
      'Ear infections',
    ]);
  });

  test('lists about 30 treatable conditions, each once', () => {
    const conditions = named(under(urgentCare, 'Conditions we treat'));
    expect(conditions).toHaveLength(30);
    expect(new Set(conditions).size).toBe(30);
  });

  test('notes X-ray, ultrasound and lab, with transfer to an emergency room or specialist', () => {
    const section = under(urgentCare, 'X-ray, ultrasound and lab in one visit');
    expect(JSON.stringify(section)).toMatch(/transfer to an emergency room or a specialist/);
  });

  test("advises by phone under 'Still Not Sure?'", () => {
    expect(under(urgentCare, 'Still Not Sure?')).toMatchObject({
      actions: [{ label: `Call ${brand.phone}`, href: brand.phoneHref }],
    });
  });
});

describe('primary care', () => {
  test("is booked by phone: 'Call To Book'", () => {
    expect(primaryCare.actions).toContainEqual({ label: 'Call To Book', href: brand.phoneHref });
  });

  test('welcomes new patients, with or without insurance', () => {
    const words = JSON.stringify(under(primaryCare, "We're Now Welcoming New Patients!"));
    expect(words).toContain('establish care with us, with or without insurance');
    expect(words).toContain('most major insurance');
    expect(words).toContain('cash options for the uninsured');
  });

  test('works by six services, and women’s wellness', () => {
    expect(named(under(primaryCare, 'How does Primary Care work?'))).toEqual([
      'Age-appropriate screenings',
      'Annual physical well exams',
      'Flu vaccine',
      'Hereditary cancer testing',
      'Routine blood work',
      'Referrals to specialists',
    ]);
    expect(under(primaryCare, "Women's wellness").kind).toBe('prose');
  });

  test('prices the flu vaccine', () => {
    expect(wordsOf(primaryCare)).toContain('$30 without insurance');
  });
});

// The specification lists menopause management twice; the page lists it once.
const womensServices = [
  'Preventive care',
  'Gynaecological examinations',
  'Family planning and contraception',
  'Menopause management',
  'STI testing and treatment',
  'Urinary incontinence',
  "Women's wellness",
  'PAP smears',
];

describe.each([
  ["women's health", womensHealth],
  ['the annual wellness check', annualWellnessCheck],
])('%s', (_, page) => {
  test('lists the services', () => {
    expect([
      ...named(under(page, 'Services for every stage of life')),
      ...named(under(page, 'Tests and treatment')),
    ]).toEqual(womensServices);
  });

  test("is booked by phone: 'Call To Book'", () => {
    const calls = actionsOf(page).filter(({ label }) => label === 'Call To Book');
    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) expect(call).toEqual({ label: 'Call To Book', href: brand.phoneHref });
  });
});

test("women's health has four diagnostics", () => {
  expect(named(under(womensHealth, 'Diagnostics'))).toEqual([
    'Hormone testing',
    'STD testing',
    'Blood tests',
    'Urine analysis',
  ]);
});

describe('emergency', () => {
  test('begins with when to call 911, and treats what is not life-threatening', () => {
    expect(emergency.sections[0]).toBe(under(emergency, 'When to call 911'));
    expect(emergency.sections[0]).toMatchObject({ text: expect.stringContaining('non-life-threatening') });
    expect(emergency.lead).toMatch(/aren’t life-threatening.*call 911/);
    expect(emergency.lead).toContain(brand.hoursInWords);
  });

  test('lists reasons, conditions and how it works', () => {
    expect(named(under(emergency, 'Reasons to choose us')).length).toBeGreaterThan(2);
    expect(named(under(emergency, 'Conditions we treat'))).toEqual([
      'Cold or flu',
      'Minor fractures',
      'Cuts needing stitches',
      'Sprains',
      'Allergic reactions',
      'Burns',
      'UTIs',
      'Asthma',
      'High fever',
      'Abdominal pain',
      'Vomiting or dehydration',
    ]);
    expect(under(emergency, 'How it works').kind).toBe('steps');
  });
});

describe('imaging', () => {
  test('X-ray lists its benefits, what it finds and what to expect, with no appointment', () => {
    expect(named(under(xRay, 'Benefits of an X-ray')).length).toBeGreaterThan(2);
    expect(named(under(xRay, 'Conditions diagnosed'))).toContain('Broken bones');
    expect(under(xRay, 'What to expect')).toMatchObject({
      lead: 'Walk-ins are welcome. No appointment needed.',
    });
    expect(xRay.lead).toContain('no appointment');
    expect(xRay.actions.map(({ label: _, ...target }) => target)).toEqual([
      { to: '/locations' },
      { href: brand.links.checkIn, newTab: true },
    ]);
  });

  test('X-ray asks visitors to call ahead because technologists are in short supply', () => {
    expect(under(xRay, 'Please call ahead')).toMatchObject({
      text: expect.stringContaining('limited by a shortage of radiologic technologists'),
      actions: [{ href: brand.phoneHref }],
    });
  });

  test('ultrasound lists its types, steps and benefits, in 30 minutes or less', () => {
    expect(named(under(ultrasound, 'Types of ultrasound'))).toEqual([
      'Abdominal',
      'Pelvic',
      'Vascular',
      'Musculoskeletal',
      'Thyroid',
      'Guided procedures',
    ]);
    expect(under(ultrasound, 'How it works')).toMatchObject({
      kind: 'steps',
      lead: expect.stringContaining('30 minutes or less'),
    });
    expect(named(under(ultrasound, 'Benefits of ultrasound')).length).toBeGreaterThan(2);
    expect(ultrasound.actions.map(({ label: _, ...target }) => target)).toEqual([
      { to: '/locations' },
      { to: '/book-appointment' },
    ]);
  });
});

describe('IV therapy', () => {
  test('links to the clinics and to external scheduling', () => {
    expect(ivTherapy.actions).toContainEqual({ label: 'Find a Location', to: '/locations' });
    expect(ivTherapy.actions).toContainEqual({
      label: 'Book Now',
      href: brand.links.externalBooking,
      newTab: true,
      hint: 'Opens our online scheduling site',
    });
  });

  test('has three pricing cards', () => {
    expect(under(ivTherapy, 'Prices')).toMatchObject({
      kind: 'prices',
      cards: [
        {
          name: 'B-12 packages',
          prices: [
            { label: '4 shots', price: '$100' },
            { label: '6 shots', price: '$125' },
            { label: '8 shots', price: '$150' },
          ],
        },
        { name: 'Myers Cocktail', prices: [{ price: '$150' }] },
        { name: 'Immune Boost', prices: [{ price: '$150' }] },
      ],
    });
  });

  test('has three benefits, four treatments, five steps and two questions', () => {
    expect(named(under(ivTherapy, 'Why IV?'))).toHaveLength(3);
    expect(named(under(ivTherapy, 'Treatment options'))).toHaveLength(4);
    expect(named(under(ivTherapy, 'Your session, step by step'))).toHaveLength(5);
    const questions = under(ivTherapy, 'Common questions');
    expect(named(questions)).toHaveLength(2);
    expect(JSON.stringify(questions)).toContain('IV sessions take 30 to 60 minutes');
  });
});

describe('weight loss management', () => {
  test('features semaglutide injections at $399 per month', () => {
    expect(under(weightLoss, 'Featured offer')).toMatchObject({
      kind: 'prices',
      cards: [{ name: 'Semaglutide injections', prices: [{ price: '$399', unit: 'per month' }] }],
    });
    expect(wordsOf(weightLoss)).toContain('new-patient consultation of 15 to 20 minutes');
    expect(weightLoss.tabTitle).toMatch(/weight loss/i);
  });

  test('shows before and after as the illustration it is', () => {
    expect(under(weightLoss, 'Before and after')).toMatchObject({
      kind: 'story',
      picture: 'weight-loss-story',
      speaker: expect.stringMatching(/illustrative story.*individual results vary/i),
    });
  });

  test('explains its approach, six components, benefits and who can benefit', () => {
    expect(under(weightLoss, 'Our approach').kind).toBe('prose');
    expect(named(under(weightLoss, 'What the program includes'))).toHaveLength(6);
    expect(under(weightLoss, 'What a healthier weight can do').kind).toBe('list');
    expect(under(weightLoss, 'Who can benefit').kind).toBe('list');
  });
});

test.each([
  ['IV therapy', ivTherapy],
  ['weight loss', weightLoss],
])('%s ends with links to the clinics and to booking', (_, page) => {
  const ways = page.sections.at(-1);
  expect(ways).toMatchObject({
    actions: expect.arrayContaining([expect.objectContaining({ to: '/locations' })]),
  });
  expect(ways).toMatchObject({
    actions: expect.arrayContaining([expect.objectContaining({ to: '/book-appointment' })]),
  });
});

test('about welcomes visitors by name, and links to its ten locations', () => {
  expect(about.title).toBe(`Welcome to ${brand.name}`);
  expect(about.actions).toContainEqual({
    label: 'Book Now',
    href: brand.links.externalBooking,
    newTab: true,
    hint: 'Opens our online scheduling site',
  });
  expect(under(about, 'Our mission').kind).toBe('prose');
  expect(under(about, 'Proudly Serving 10 Locations Across Nevada!')).toMatchObject({
    paragraphs: [expect.stringContaining('Walk in')],
    actions: expect.arrayContaining([expect.objectContaining({ to: '/locations' })]),
  });
});

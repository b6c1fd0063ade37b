import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { articles } from '#shared/blog/content/articles.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { contentPages } from '#shared/services/content/pages.ts';

const system = await openTestSystem();

async function ask(message: string) {
  return (await system.call('POST /api/chatbot', { body: { message } })).body;
}

const phoneLink = brand.phoneHref;

describe('a question is answered from the site, with a link to its page', () => {
  // Each row has a question, a fact in its answer, and the first link below the answer.
  test.each([
    ['When are you open?', 'Monday through Friday, 8:00 AM to 5:00 PM', '/locations'],
    ['Opening hours', 'Monday through Friday, 8:00 AM to 5:00 PM', '/locations'],
    ['are you open on Saturdays', 'closed on weekends', '/locations'],
    ['Which clinic is nearest to 89123?', '9155 S Eastern Ave', '/location-detail/4'],
    ['is there a clinic in Henderson', '1610 Raiders Way', '/location-detail/6'],
    ['where is the Spring Mountain clinic', '3690 S Rainbow Blvd', '/location-detail/7'],
    ['clinics in north las vegas', '2215 W Craig Rd', '/location-detail/3'],
    ['Nearest clinic', `${clinics.length} clinics`, '/locations'],
    ['which clinic is close to 89001', '89001', '/locations'],
    ['closest urgent care to me', `${clinics.length} clinics`, '/locations'],
    ['where are you located', 'North Las Vegas and Henderson', '/locations'],
    ['Flu vaccine price', '$30 without insurance', '/primaryCare'],
    ['how much is a flu shot?', '$30 without insurance', '/primaryCare'],
    ['B12 shots price', '4 shots $100', '/iv-therapy'],
    ['what does the Myers Cocktail cost', '$150', '/iv-therapy'],
    ['cost of weight loss injections', '$399 per month', '/weight-loss-management'],
    ['How much is a CBC?', '$30.00', '/shop-for-test?test=cbc'],
    ['how much is a complete physical', '$225.00', '/shop-for-test?test=complete-physical-with-ekg'],
    ['price of a cholesterol test', '$50.00', '/shop-for-test?test=lipid-profile'],
    ['lab test prices', '$25.00 to $225.00', '/shop-for-test'],
    ['how much does a blood test cost', '$25.00 to $225.00', '/shop-for-test'],
    ['testosterone test cost', '$80.00', '/shop-for-test?test=testosterone-free-total'],
    ['price of IV therapy', 'Immune Boost: $150', '/iv-therapy'],
    ['Book a visit', 'online, day or night', '/book-appointment'],
    ['I need an appointment', 'online, day or night', '/book-appointment'],
    ['I want to cancel my appointment', 'My Bookings', '/my-bookings'],
    ['can I reschedule?', 'My Bookings', '/my-bookings'],
    ['canecl my appointmnt', 'My Bookings', '/my-bookings'],
    ['pay my bill', 'by card', '/bill-pay'],
    ['where do I see my test results', 'patient portal', brand.links.patientPortal],
    ['how long do lab results take', '24 to 48 hours', brand.links.patientPortal],
    ['Do you take Medicaid?', 'our insurance list includes Nevada Medicaid', '/insurance'],
    ['does insurance cover iv therapy', 'Insurance usually doesn’t cover', '/insurance'],
    ['do I need an appointment', 'Walk-ins are welcome', '/book-appointment'],
    ['what should I bring', '15 minutes early', '/blog-inside/7'],
    ['can I have a virtual visit', 'Virtual Visit', phoneLink],
    ['I want to talk to a person', brand.email, phoneLink],
    ['what is your fax number', brand.fax, phoneLink],
    ['do you treat ear infections', 'Urgent care treats ear infections', '/book-appointment'],
    ['pink eye', 'Urgent care treats pink eye', '/book-appointment'],
    ['twisted my ankle', 'Urgent care treats sprains', '/book-appointment'],
    ['what conditions do you treat', 'sprains and strains', '/urgentCare'],
    ['do you do pap smears', 'PAP smears', '/womens-health'],
    ['birth control', 'contraception', '/womens-health'],
    ['std testing', 'STI testing', '/womens-health'],
    ['where can I get an X ray', 'Please call ahead', phoneLink],
    ['thyroid ultrasound', 'nodules', '/ultrasound'],
    ['what happens during an ultrasound', 'No radiation', '/ultrasound'],
    ['knee pain', 'joint, muscle, back and neck pain', '/book-appointment'],
    ['is IV therapy safe', 'Is IV therapy safe for everyone? No.', '/iv-therapy'],
    ['how long does an IV session take', '30 to 60 minutes', '/iv-therapy'],
    ['hereditary cancer testing', 'higher risk', '/primaryCare'],
    ['are you accepting new patients', 'offer primary care', phoneLink],
    ['do I have to fast for a lipid profile', '9 to 12 hours', '/shop-for-test?test=lipid-profile'],
    ['what is HBA1C', 'blood sugar', '/shop-for-test?test=hba1c'],
    ['PCR test', 'genetic material', '/lab'],
    ['annual wellness check', 'wellness checks', '/annual-wellness-check'],
    ['how do I stay hydrated in summer', 'heat', '/blog-inside/1'],
    ['what services do you offer', 'ultrasound', '/urgentCare'],
    ['ultrsound', '30 minutes or less', '/ultrasound'],
  ])('%j', async (message, fact, href) => {
    const { reply, links, emergency } = await ask(message);
    expect(reply).toContain(fact);
    expect(links[0]?.href).toBe(href);
    expect(emergency).toBe(false);
  });

  test.each([
    ['where is the Spring Mountain clinic', '/book-appointment?clinic=7'],
    ['is the one in Henderson open', '/book-appointment?clinic=6'],
    ['book an appointment at Spring Mountain', '/book-appointment?clinic=7'],
    ['can I book a visit near 89123', '/book-appointment?clinic=4'],
    ['book a visit in Las Vegas', '/book-appointment'],
  ])('%j leads to booking at %s', async (message, href) => {
    const { links } = await ask(message);
    expect(links.map((link: { href: string }) => link.href)).toContain(href);
  });

  test('in whole sentences, and briefly', async () => {
    const titles = [...contentPages, ...articles].map(({ title }) => title);
    for (const title of [...titles, ...labTests.map((test) => `${test.title} fasting`)]) {
      const { reply } = await ask(title);
      expect(reply.length).toBeLessThanOrEqual(420);
      expect(reply).toMatch(/[.!?]["”)]?$/);
    }
  });
});

test.each([
  ['hacen ultrasonido de tiroides', '/ultrasound'],
  ['sacan rayos x', '/x-ray'],
  ['hacen papanicolau', '/womens-health'],
  ['tienen terapia intravenosa', '/iv-therapy'],
  ['control de peso', '/weight-loss-management'],
  ['chequeo anual', '/annual-wellness-check'],
  ['vacuna de la gripe', '/primaryCare'],
])('%j in Spanish is answered in Spanish, with a link to its page', async (message, href) => {
  const { links, language } = await ask(message);
  expect(language).toBe('es');
  expect(links.map((link: { href: string }) => link.href)).toContain(href);
});

describe('what it does not know', () => {
  test.each([
    'do you do MRI scans',
    'who won the world series',
    'write me a poem about the sea',
    'can I bring my dog',
    'asdfghjkl',
    '???',
  ])('%j: the reply says so, with the phone number', async (message) => {
    const { reply, links } = await ask(message);
    expect(reply).toMatch(/^I don’t have (?:that answer|information about)/);
    expect(reply).toContain(brand.phone);
    expect(links[0]?.href).toBe(phoneLink);
  });

  test.each([
    ['how much is an x-ray?', '/x-ray'],
    ['What does an ultrasound cost', '/ultrasound'],
    ['price of the annual wellness check', '/insurance'],
    ['how much is a pap smear', '/services'],
    ['how much are stitches', '/insurance'],
    ['cost of urgent care', '/insurance'],
    ['how much is a pregnancy test', undefined],
    ['sports physical price', undefined],
    ['how much is a thyroid ultrasound', '/ultrasound'],
    ['what does a primary care visit cost', '/insurance'],
    ['hydration therapy price', '/iv-therapy'],
    ['how much is a flu test', undefined],
    ['testosterone injections price', undefined],
    ['cost of arthritis treatment', undefined],
    ['physical therapy price', undefined],
    ['COVID vaccine cost', undefined],
    ['how much is a tetanus shot', undefined],
    ['HIV vaccine price', undefined],
  ])('%j has no price on the site, and none is invented', async (message, page) => {
    const { reply, links } = await ask(message);
    expect(reply).not.toContain('$');
    expect(reply).toMatch(/don’t have (?:a price|information about)/);
    expect(reply).toContain(brand.phone);
    expect(links[0]?.href).toBe(phoneLink);
    if (page) expect(links.map(({ href }) => href)).toContain(page);
  });

  test.each([
    'should I take ibuprofen',
    'how much tylenol can I give my kid',
    'can I mix antibiotics and alcohol',
    'what dose of insulin',
    'do I have strep throat',
    'is my ankle broken',
    'what is wrong with me',
    'which medicine helps with a migraine',
    'should I stop taking my blood thinners',
  ])('%j is left to a provider', async (message) => {
    const { reply, links } = await ask(message);
    expect(reply).toContain('provider');
    expect(reply).toContain(brand.phone);
    expect(links[0]?.href).toBe(phoneLink);
  });
});

test.each([
  ['hi', 'Hello!'],
  ['Good morning!', 'Hello!'],
  ['thank you so much', 'You’re welcome'],
  ['are you a robot?', 'not a person'],
  ['help', '911'],
  ['¿Habla español?', 'Puede escribirme en español'],
  ['is this chat private?', 'We don’t keep what you type here'],
])('%j gets a short human answer', async (message, begin) => {
  expect((await ask(message)).reply).toContain(begin);
});

describe('prices', () => {
  const content = JSON.stringify([contentPages, articles, labTests, labTestDetails]);
  const amounts = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];
  const known = new Set(amounts(content));
  const words = [...new Set(content.match(/[A-Za-z][A-Za-z-]{2,}/g))];

  test('are always those of the site', { timeout: 300_000 }, async () => {
    const priceWords = fc.constantFrom(
      'how much is',
      'price of',
      'cost',
      'what do you charge for',
      '$',
      '$12',
    );
    const question = fc.tuple(
      priceWords,
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', '?', 'please', 'without insurance'),
    );
    await fc.assert(
      fc.asyncProperty(question, async ([asked, subject, end]) => {
        const { reply } = await ask([asked, ...subject, end].join(' '));
        expect(amounts(reply).filter((amount) => !known.has(amount))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a message', () => {
  test.each([
    [undefined, 'Type a question first'],
    [null, 'Type a question first'],
    [42, 'Type a question first'],
    [['hi'], 'Type a question first'],
    ['', 'Type a question first'],
    ['   \n ', 'Type a question first'],
    ['x'.repeat(501), 'Use 500 characters or fewer'],
  ])('%j is refused in plain words', async (message, words) => {
    const { status, problem } = await system.call('POST /api/chatbot', { body: { message } });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({ message: words });
  });

  test('of 500 characters between spaces is accepted', async () => {
    const { status } = await system.call('POST /api/chatbot', {
      body: { message: `  ${'when are you open '.repeat(30).slice(0, 500).trim()}  ` },
    });
    expect(status).toBe(200);
  });

  afterEach(() => vi.restoreAllMocks());

  test('leaves no trace: nothing is logged, whatever it says', async () => {
    const written: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        written.push(String(chunk));
        return true;
      });
    }
    const messages = [
      'when are you open',
      'I want to die',
      'zyxmarker',
      '',
      'x'.repeat(600),
      7,
      '\u0000\ud800',
    ];
    for (const message of messages) await system.call('POST /api/chatbot', { body: { message } });
    vi.restoreAllMocks();
    // Leave out two kinds of lines: timeouts, since reading closures or counting may take too long on a busy machine,
    // and the metric of front desk questions.
    const others = written.filter((line) => !/TimeUp|FrontDeskAsked/.test(line));
    expect(others).toEqual([]);
    expect(written.join()).not.toMatch(/zyxmarker|open|die/);
  });
});

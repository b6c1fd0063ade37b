// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { answers, asked, freshServer, problem } from '#web/lib/api/server.harness.ts';
import { currentToasts } from '#web/ui/toasts/toast-store.ts';
import { freshToasts } from '#web/ui/toasts/toasts.harness.ts';
import { ChatLauncher } from './chat-launcher.tsx';

const user = userEvent.setup();

/** The API's next replies, in order. When none is left, the network fails. */
let replies: (Response | Promise<Response>)[] = [];
const questions = () => asked.map(({ route, body }) => `${route} ${body.message}`);

function reply(text: string, changes: object = {}) {
  return Response.json({ reply: text, links: [], emergency: false, ...changes });
}

function Place() {
  return <p>At {useLocation().pathname}</p>;
}

function show({ onPhone = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: onPhone && query === '(width < 36rem)' }),
  );
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Routes>
        <Route path="*" element={<Place />} />
      </Routes>
      <ChatLauncher />
    </MemoryRouter>,
  );
}

const launcher = () => screen.getByRole('button', { name: 'Chat with us' });
const field = () => screen.getByLabelText<HTMLInputElement>('Your question');
const button = (name: string) => screen.getByRole('button', { name });
const log = () => within(screen.getByRole('log'));

async function open(options?: { onPhone: boolean }) {
  show(options);
  await user.click(launcher());
  await screen.findByRole('dialog', { name: 'Chat with us' });
}

async function send(text: string) {
  await user.type(field(), text);
  await user.click(button('Send'));
}

freshToasts();
freshServer();

beforeEach(() => {
  replies = [];
  answers.set('POST /api/chatbot', () => replies.shift());
});

afterEach(() => {
  cleanup();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

describe('the launcher', () => {
  test('opens the chat with the field ready, and closes it again', async () => {
    await open();
    expect(launcher().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(field());
    await user.click(launcher());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
  });

  test('opens it as a modal sheet on a phone, with the title in focus', async () => {
    await open({ onPhone: true });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Chat with us' }));
  });

  test('is busy while the chat is loading, and tells the phone number when it cannot be had', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const load = vi.fn(() => promise);
    render(<ChatLauncher load={load} />);
    await user.dblClick(launcher());
    expect(launcher().getAttribute('aria-busy')).toBe('true');
    reject(new TypeError('Failed to fetch dynamically imported module'));
    await waitFor(() => expect(launcher().getAttribute('aria-busy')).toBeNull());
    expect(load).toHaveBeenCalledTimes(1);
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    expect(currentToasts()).toMatchObject([{ tone: 'error', text: expect.stringContaining(brand.phone) }]);
  });

  test.each(['{Escape}', 'Close'])('gets the focus back on %s', async (way) => {
    await open();
    if (way === 'Close') await user.click(button('Close'));
    else await user.keyboard(way);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });
});

describe('the conversation', () => {
  test('begins with suggestions that ask for themselves', async () => {
    await open();
    replies = [reply('All ten clinics are open Mon-Fri.')];
    await user.click(button('Are you open now?'));
    expect(await log().findByText('All ten clinics are open Mon-Fri.')).toBeTruthy();
    expect(questions()).toEqual(['POST /api/chatbot Are you open now?']);
    expect(screen.queryByRole('button', { name: 'Are you open now?' })).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('shows question and answer in order, and empties the field', async () => {
    await open();
    replies = [reply('First answer.'), reply('Second answer.')];
    await send('one?');
    await log().findByText('First answer.');
    expect(field().value).toBe('');
    await send('two?');
    await log().findByText('Second answer.');
    expect(screen.getByRole('log').textContent).toMatch(/one\?.*First answer\..*two\?.*Second answer\./);
  });

  test('always says whom to call in an emergency', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'In an emergency, call 911' }).getAttribute('href')).toBe(
      'tel:911',
    );
  });

  test('stays while it is closed, and from screen to screen', async () => {
    await open();
    replies = [reply('By card.', { links: [{ title: 'Bill Pay', href: '/bill-pay' }] })];
    await send('pay my bill');
    await user.click(await screen.findByRole('link', { name: 'Bill Pay' }));
    expect(screen.getByText('At /bill-pay')).toBeTruthy();
    expect(log().getByText('By card.')).toBeTruthy();
    await user.click(button('Close'));
    await user.click(launcher());
    expect(log().getByText('By card.')).toBeTruthy();
  });

  test('gives way to the screen its link leads to on a phone, and is there again', async () => {
    await open({ onPhone: true });
    replies = [reply('By card.', { links: [{ title: 'Bill Pay', href: '/bill-pay' }] })];
    await send('pay my bill');
    await user.click(await screen.findByRole('link', { name: 'Bill Pay' }));
    expect(screen.getByText('At /bill-pay')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(launcher());
    expect(log().getByText('By card.')).toBeTruthy();
  });

  test('puts the numbers to call before the words in an emergency', async () => {
    await open();
    const links = [{ title: 'Call 911', href: 'tel:911' }];
    replies = [reply('Call 911 now.', { links, emergency: true })];
    await send('chest pain');
    const call = await screen.findByRole('link', { name: 'Call 911' });
    expect(call.getAttribute('href')).toBe('tel:911');
    expect(log().getByText('This may be an emergency')).toBeTruthy();
    const text = log().getByText('Call 911 now.');
    expect(call.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('is calm when the first number to call is 988', async () => {
    await open();
    const links = [
      { title: 'Call or text 988', href: 'tel:988' },
      { title: 'Call 911', href: 'tel:911' },
    ];
    replies = [reply('The lifeline is free.', { links, emergency: true })];
    await send('I feel hopeless');
    const calls = await log().findAllByRole('link');
    expect(calls.map((call) => call.getAttribute('href'))).toEqual(['tel:988', 'tel:911']);
    expect(log().getByText('Help is here, day or night')).toBeTruthy();
    expect(log().queryByText('This may be an emergency')).toBeNull();
  });

  test('puts 911 before the other buttons, in an emergency and under any other answer', async () => {
    await open();
    const links = [
      { title: 'Book an Appointment', href: '/book-appointment' },
      { title: 'Call 911', href: 'tel:911' },
    ];
    for (const emergency of [true, false]) {
      replies = [reply('Call 911 for trouble breathing.', { links, emergency })];
      await send('sore throat');
      await waitFor(() => expect(button('Send').getAttribute('aria-busy')).toBeNull());
    }
    const names = log()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Call 911', 'Book an Appointment', 'Call 911', 'Book an Appointment']);
  });

  test.each(['(702) 555-0142', '1-800-222-1222'])('keeps %s together in an answer', async (number) => {
    await open();
    const text = `Call ${number}, day or night. Once more: ${number}.`;
    replies = [reply(text)];
    await send('number');
    const numbers = await log().findAllByText(number);
    expect(numbers.map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN']);
    expect(screen.getByRole('log').textContent).toContain(text);
  });

  test('heads an emergency in the language of its answer', async () => {
    await open();
    const links = [{ title: 'Llamar al 911', href: 'tel:911' }];
    replies = [reply('Llame al 911 ahora.', { links, emergency: true, language: 'es' })];
    await send('dolor de pecho');
    const heading = await log().findByText('Puede ser una emergencia');
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(log().getByText('Llamar al 911').closest('[lang]')?.getAttribute('lang')).toBe('es');
  });

  test('shows each line of an answer as a paragraph, in the language that the answer is in', async () => {
    await open();
    replies = [
      reply('Abrimos a las 8.\nCerramos a las 5.', { language: 'es' }),
      reply('Open at 8.\n\nBring your card.\nBring your card.'),
    ];
    const linesOf = (text: string) => {
      const answer = log().getAllByText(text)[0]?.parentElement;
      const lines = [...(answer?.querySelectorAll('p') ?? [])];
      return lines.map((line) => [line.textContent, line.closest('[lang]')?.getAttribute('lang')]);
    };
    await send('horario');
    await log().findByText('Abrimos a las 8.');
    expect(linesOf('Abrimos a las 8.')).toEqual([
      ['Abrimos a las 8.', 'es'],
      ['Cerramos a las 5.', 'es'],
    ]);
    expect(log().getAllByText('Answer:')[0]?.closest('[lang]')).toBeNull();
    await send('hours');
    await log().findByText('Open at 8.');
    expect(linesOf('Open at 8.')).toEqual([
      ['Open at 8.', undefined],
      ['Bring your card.', undefined],
      ['Bring your card.', undefined],
    ]);
  });

  test('opens pages elsewhere in a new tab', async () => {
    await open();
    const links = [{ title: 'Patient Portal', href: brand.links.patientPortal }];
    replies = [reply('In the portal.', { links })];
    await send('results');
    const link = await screen.findByRole('link', { name: /^Patient Portal/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });
});

describe('sending', () => {
  test('happens once, however often it is pressed, and not at all without words', async () => {
    await open();
    await user.type(field(), '   ');
    await user.click(button('Send'));
    expect(questions()).toEqual([]);
    await user.clear(field());
    const waiting = Promise.withResolvers<Response>();
    replies = [waiting.promise];
    await user.type(field(), 'hours');
    await user.dblClick(button('Send'));
    await user.keyboard('{Enter}');
    expect(log().getByText('Looking for an answer')).toBeTruthy();
    expect(button('Send').getAttribute('aria-busy')).toBe('true');
    waiting.resolve(reply('Mon-Fri.'));
    await log().findByText('Mon-Fri.');
    expect(questions()).toEqual(['POST /api/chatbot hours']);
    expect(button('Send').getAttribute('aria-busy')).toBeNull();
  });

  test('that fails keeps what was typed, tells the phone number, and can be sent again', async () => {
    await open();
    await send('when are you open');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Your message wasn’t sent')).toBeTruthy();
    expect(alert.getByRole('link').getAttribute('href')).toBe(brand.phoneHref);
    expect(field().value).toBe('when are you open');
    expect(log().queryByText('when are you open')).toBeNull();
    replies = [reply('Mon-Fri.')];
    await user.click(button('Send'));
    expect(await log().findByText('Mon-Fri.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().value).toBe('');
    expect(asked).toHaveLength(2);
  });

  test('a suggestion that fails leaves it in the field', async () => {
    await open();
    await user.click(button('Book a visit'));
    await screen.findByRole('alert');
    expect(field().value).toBe('Book a visit');
  });

  test('tells what the server says of a refusal', async () => {
    await open();
    replies = [problem(429, 'too-many', { detail: 'Wait a moment.' })];
    await send('hours');
    expect(await screen.findByText('Wait a moment.')).toBeTruthy();
  });

  test('of a suggestion leaves what was half typed', async () => {
    await open();
    await user.type(field(), 'my insur');
    replies = [reply('Mon-Fri.')];
    await user.click(button('Are you open now?'));
    await log().findByText('Mon-Fri.');
    expect(field().value).toBe('my insur');
  });

  test('keeps what is typed while waiting', async () => {
    await open();
    const waiting = Promise.withResolvers<Response>();
    replies = [waiting.promise];
    await send('hours');
    await user.type(field(), ' and prices');
    waiting.resolve(reply('Mon-Fri.'));
    await log().findByText('Mon-Fri.');
    expect(field().value).toBe('hours and prices');
  });
});

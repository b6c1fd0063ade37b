// @vitest-environment happy-dom

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { askedAt, fetchSeam, freshServer, json, loseNetwork, problem } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { resetStores } from '#web/lib/store.ts';
import { ContactScreen } from './contact-screen.tsx';

freshServer();

const user = userEvent.setup();
const tomorrow = addDays(clinicDateAt(new Date()), 1);

const typed = {
  'First Name': 'Ana',
  'Last Name': 'Reyes',
  'Email Address': 'ana@example.com',
  'Phone Number': '(702) 555-0101',
  'Preferred Contact Date': tomorrow,
  Message: 'A question about my bill.',
};

function show() {
  return render(
    <MemoryRouter>
      <ContactScreen />
    </MemoryRouter>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));

async function fill(values: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(values)) await enterText(user, field(label), value);
}

function shownValues() {
  return Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]));
}

describe('the contact form', () => {
  it('names what to do in danger before its first field, as links', () => {
    show();
    const call = screen.getByRole('link', { name: 'In danger? Call 911' });
    expect(call.getAttribute('href')).toBe('tel:911');
    expect(call.compareDocumentPosition(field('First Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  });

  it('sends what was typed and says what happens next', async () => {
    fetchSeam.mockResolvedValueOnce(json(201, { id: 'm1' }));
    show();
    await fill();
    await send();
    await screen.findByText('Thank you, Ana. Your message has been sent.');

    expect(askedAt(0).route).toBe('POST /api/appoinment/add');
    expect(askedAt(0).body).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@example.com',
      phone: '(702) 555-0101',
      date: tomorrow,
      message: 'A question about my bill.',
    });
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it('sends nothing while a field is wrong, and says which', async () => {
    show();
    await send();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('First name is required');
    expect(summary.textContent).toContain('Last name is required');
    expect(summary.textContent).toContain('Please enter a valid email address');
    expect(summary.textContent).toContain('Phone number is required');
    expect(summary.textContent).toContain('Date is required');
    expect(document.title).toMatch(/^Error: /);
    expect(fetchSeam).not.toHaveBeenCalled();
  });

  it('does without a message', async () => {
    fetchSeam.mockResolvedValueOnce(json(201, { id: 'm1' }));
    const { Message: _, ...required } = typed;
    show();
    await fill(required);
    await send();
    await screen.findByText(/Your message has been sent/);
  });

  it('keeps everything when there is no network, also when the screen is left, and sends it then', async () => {
    loseNetwork();
    const { unmount } = show();
    await fill();
    await send();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('We couldn’t send your message.');
    expect(notice.textContent).toContain(brand.phone);
    expect(shownValues()).toEqual(typed);

    unmount();
    show();
    expect(shownValues()).toEqual(typed);
    fetchSeam.mockResolvedValueOnce(json(201, { id: 'm1' }));
    await send();
    await screen.findByText(/Your message has been sent/);
  });

  it("shows the server's own words for a field it refuses", async () => {
    fetchSeam.mockResolvedValueOnce(
      problem(422, 'invalid', { fields: { phone: 'Enter a phone number with area code' } }),
    );
    show();
    await fill();
    await send();
    await waitFor(() => expect(field('Phone Number').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Enter a phone number with area code/).length).toBeGreaterThan(0);
    expect(shownValues()).toEqual(typed);
  });

  it('tells a limit in the words of the server', async () => {
    fetchSeam.mockResolvedValueOnce(problem(429, 'too-many'));
    show();
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('As the server says.');
  });

  it('sends once, however often the button is pressed', async () => {
    let answer = (_: Response) => {};
    fetchSeam.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    await fill();
    await send();
    await user.click(screen.getByRole('button', { name: /Sending/ }));
    answer(json(201, { id: 'm1' }));
    await screen.findByText(/Your message has been sent/);
    expect(fetchSeam).toHaveBeenCalledTimes(1);
  });

  it('does not take a second press for an answer', async () => {
    loseNetwork();
    show();
    await fill();
    const button = screen.getByRole('button', { name: 'Send Message' });
    // Both clicks come before the next render, as in a double click.
    button.click();
    button.click();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('We couldn’t send your message.');
    expect(fetchSeam).toHaveBeenCalledTimes(1);
    expect(shownValues()).toEqual(typed);
  });

  it('keeps all but the message through a reload: it may say that someone is ill', async () => {
    const { unmount } = show();
    await fill();
    unmount();
    // Clears the page's memory, as a reload does.
    resetStores();
    show();
    expect(shownValues()).toEqual({ ...typed, Message: '' });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('my bill');
  });

  it('forgets a draft half an hour after the last change', async () => {
    const { unmount } = show();
    await fill();
    unmount();
    vi.useFakeTimers({ now: Date.now() + 30 * 60_000 });
    show();
    expect(Object.values(shownValues()).join('')).toBe('');
  });

  it('heals a damaged draft', () => {
    const damaged = { firstName: 7, email: 'ana@example.com', more: [], savedAt: Date.now() };
    sessionStorage.setItem('contactDraft', JSON.stringify(damaged));
    show();
    expect(field('First Name').value).toBe('');
    expect(field('Email Address').value).toBe('ana@example.com');
  });
});

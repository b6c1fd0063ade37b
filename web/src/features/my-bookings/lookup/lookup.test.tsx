// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedAt, fetchSeam, freshServer } from '#web/lib/api/server.harness.ts';
import {
  answer,
  askForCode,
  button,
  codeField,
  emailField,
  first,
  load,
  serverMessage,
  shown,
  title,
  user,
} from './lookup.harness.tsx';

freshServer();

describe('finding appointments by code', () => {
  it('mails a code, takes it with blanks in it, and shows the appointments that came with the answer', async () => {
    await load();
    await askForCode();
    expect(askedAt(0)).toMatchObject({
      route: 'POST /api/appointments/lookup',
      body: { email: 'ana@example.com' },
    });
    expect(screen.getByText(serverMessage).closest('[role="status"]')).toBeTruthy();
    expect(document.activeElement).toBe(codeField());
    expect(codeField().inputMode).toBe('numeric');
    expect(codeField().autocomplete).toBe('one-time-code');

    answer.opened();
    await user.paste(' 123 456 ');
    await user.keyboard('{Enter}');
    await screen.findByText('Bookings for ana@example.com');
    expect(askedAt(1)).toMatchObject({
      route: 'POST /api/appointments/lookup/verify',
      body: { email: 'ana@example.com', code: '123456' },
    });
    expect(document.activeElement).toBe(title());
    expect(screen.queryByText('Booked on another device?')).toBeNull();
    expect(shown()).toBe(first.confirmationNumber);
    expect(fetchSeam).toHaveBeenCalledTimes(2);
  });

  it('asks for an address and for six digits before it asks the server', async () => {
    await load();
    await user.type(emailField(), 'ana');
    await user.click(button('Email me a code'));
    expect(emailField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Please enter a valid email address').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(emailField());
    await user.clear(emailField());
    await askForCode();
    await user.type(codeField(), '12345{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter the six digits');
    expect(fetchSeam).toHaveBeenCalledTimes(1);
  });

  it('shows a wrong code at its field, and takes the right one after it', async () => {
    await load();
    await askForCode();
    answer.problem(422, 'invalid', { fields: { code: 'This code is not right.' } });
    await user.type(codeField(), '000000{Enter}');
    await waitFor(() => expect(codeField().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('alert').textContent).toBe('This code is not right.');
    const description = document.getElementById(
      codeField().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
    );
    expect(description?.textContent).toContain('This code is not right.');
    answer.opened();
    // The wrong code is selected: typing replaces it.
    await user.keyboard('123456{Enter}');
    await screen.findByText('Bookings for ana@example.com');
    expect(askedAt(2).body.code).toBe('123456');
  });

  it('sends the code again, and goes back to another address with what was typed', async () => {
    await load();
    await askForCode();
    await user.type(codeField(), '000');
    answer.sent();
    await user.click(button('Send it again'));
    await waitFor(() => expect(codeField().value).toBe(''));
    expect(askedAt(1).body).toEqual({ email: 'ana@example.com', requestId: 'first' });
    expect(document.activeElement).toBe(codeField());
    answer.problem(422, 'invalid', { fields: { code: 'This code is not right.' } });
    await user.type(codeField(), '000000{Enter}');
    await screen.findAllByText(/This code is not right/);
    await user.click(button('Use a different email'));
    expect(document.activeElement).toBe(emailField());
    expect(emailField().value.trim()).toBe('ana@example.com');
  });

  it('says how long to wait when there were too many codes, in either step', async () => {
    await load();
    answer.problem(429, 'too-many', { wait: 700 });
    await user.type(emailField(), 'ana@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /As the server says\. You can try again in 12 minutes\./,
    );
    expect(emailField().value).toBe('ana@example.com');
    answer.sent();
    await user.click(button('Email me a code'));
    await screen.findByText(serverMessage);
    expect(screen.queryByRole('alert')).toBeNull();
    answer.problem(429, 'too-many', { wait: 20_000 });
    await user.click(button('Send it again'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/in about 6 hours/);
    expect(codeField()).toBeTruthy();
  });

  it('goes on after a reload where the visitor was', async () => {
    await load();
    await askForCode();
    await load();
    expect(screen.getByText('The code we emailed to ana@example.com')).toBeTruthy();
    expect(document.activeElement).not.toBe(codeField());
    answer.opened();
    await user.type(codeField(), '123456{Enter}');
    await screen.findByText('Bookings for ana@example.com');
    expect(askedAt(1).body).toEqual({ email: 'ana@example.com', code: '123456' });
    expect(Object.keys(sessionStorage)).toEqual(['lookup']);
  });

  it('takes a code that was asked for elsewhere', async () => {
    await load();
    await user.type(emailField(), 'ana@example.com');
    await user.click(button('I already have a code'));
    expect(document.activeElement).toBe(codeField());
    expect(fetchSeam).not.toHaveBeenCalled();
    answer.opened();
    await user.type(codeField(), '123456{Enter}');
    await screen.findByText('Bookings for ana@example.com');
    expect(askedAt(0).body).toEqual({ email: 'ana@example.com', code: '123456' });
  });

  it('forgets a request with the code’s two hours', async () => {
    await load();
    await askForCode();
    const kept = JSON.parse(sessionStorage.getItem('lookupRequest') ?? '');
    expect(Date.parse(kept.endsAt) - Date.now()).toBeLessThanOrEqual(7_200_000);
    const past = new Date(Date.now() - 1).toISOString();
    sessionStorage.setItem('lookupRequest', JSON.stringify({ ...kept, endsAt: past }));
    await load();
    expect(emailField()).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it('keeps what was typed when the network is lost', async () => {
    await load();
    answer.lost();
    await user.type(emailField(), 'ana@example.com{Enter}');
    await screen.findByText('We couldn’t connect');
    expect(emailField().value).toBe('ana@example.com');
    answer.sent();
    await user.click(button('Email me a code'));
    await screen.findByText(serverMessage);
    answer.lost();
    await user.type(codeField(), '123456{Enter}');
    await screen.findByText('We couldn’t connect');
    expect(codeField().value).toBe('123456');
    answer.opened();
    await user.click(button('Show my bookings'));
    await screen.findByText('Bookings for ana@example.com');
  });

  it('asks once for a double click: codes are counted', async () => {
    await load();
    answer.sent();
    await user.type(emailField(), 'ana@example.com');
    fireEvent.click(button('Email me a code'));
    fireEvent.click(button('Email me a code'));
    await screen.findByText(serverMessage);
    expect(fetchSeam).toHaveBeenCalledTimes(1);
  });
});

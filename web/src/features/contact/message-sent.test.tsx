// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, it } from 'vitest';
import { MessageSent } from './message-sent.tsx';

afterEach(cleanup);

function show(date: string) {
  const message = {
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'ana@example.com',
    phone: '(702) 555-0101',
    date,
    message: '',
  };
  render(
    <MemoryRouter>
      <MessageSent message={message} onAnother={() => undefined} />
    </MemoryRouter>,
  );
}

it.each([
  ['a working day', '2026-12-01', 'We’ll contact you on Tuesday, December 1.'],
  [
    'a Saturday',
    '2026-11-28',
    'Our clinics are closed on Saturday, November 28, so we’ll contact you on Monday, November 30.',
  ],
  [
    'a holiday',
    '2026-11-26',
    'Our clinics are closed on Thursday, November 26, so we’ll contact you on Monday, November 30.',
  ],
])('promises to call on a day when someone is in: %s', (_, date, promise) => {
  show(date);
  screen.getByText(promise);
});

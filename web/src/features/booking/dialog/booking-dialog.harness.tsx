import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { askedAt, freshServer, json } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { clearPendingBooking } from './pending-booking.ts';
import { UnfinishedBooking } from './unfinished-booking.tsx';

export const chosen: SlotChoice = { clinic: clinicById('1'), date: '2026-11-24', time: '1:45' };
export const other: SlotChoice = { clinic: clinicById('2'), date: '2026-11-24', time: '2:30' };

const sameDay = ['2:30', '3:10'].map((time) => ({ ...chosen, time }));

export const calls = {
  taken: vi.fn<(slot: SlotChoice) => void>(),
  pending: vi.fn<(slot: SlotChoice, pending: boolean) => void>(),
};
export const user = userEvent.setup();

export function booked(init: RequestInit | undefined) {
  const { confirmationNumber } = JSON.parse(String(init?.body));
  return json(201, { appointment: { confirmationNumber }, manageToken: 'proof' });
}

export const sent = (call: number) => askedAt(call).body;

function Screen({ start }: { start: SlotChoice | null }) {
  const [slot, setSlot] = useState(start);
  const [taken, setTaken] = useState(0);
  return (
    <>
      {!slot && <UnfinishedBooking />}
      <button type="button" onClick={() => setSlot(chosen)}>
        1:45 PM
      </button>
      <button type="button" onClick={() => setTaken(taken + 1)}>
        Another patient takes the next slot
      </button>
      <BookingDialog
        slot={slot}
        today="2026-11-23"
        nearestAvailable={[chosen, other]}
        otherSlots={sameDay.slice(taken).filter(({ time }) => time !== slot?.time)}
        onPickOther={setSlot}
        onClose={() => setSlot(null)}
        onSlotTaken={calls.taken}
        onPending={calls.pending}
      />
    </>
  );
}

export function show(start: SlotChoice | null = chosen) {
  return render(
    <QueryProvider>
      <MemoryRouter initialEntries={['/book-appointment']}>
        <Routes>
          <Route path="/book-appointment" element={<Screen start={start} />} />
          <Route path="/appointment-confirmation/:number" element={<p>Confirmation page</p>} />
        </Routes>
      </MemoryRouter>
    </QueryProvider>,
  );
}

export const field = (label: string) =>
  /date of birth/i.test(label) ? monthOf(label) : screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const patient = {
  'First name': 'Ana',
  'Last name': 'Ortiz',
  'Date of birth': '1990-05-17',
  'Email address': 'ana@example.com',
  'Insurance provider': 'Aetna',
  'Insurance number': 'A-1',
};

export async function fillIn() {
  for (const [label, value] of Object.entries(patient)) await enterText(user, field(label), value);
}

/** Each test starts with empty storage and an API that answers nothing yet. */
export function startFresh() {
  freshServer();
  afterEach(() => {
    clearPendingBooking();
    vi.clearAllMocks();
  });
}

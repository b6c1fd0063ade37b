// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { askedAt, fetchSeam, freshServer, json, loseNetwork } from '#web/lib/api/server.harness.ts';
import { LabConsultation } from './lab-consultation.tsx';
import { VirtualVisitDialog } from './virtual-visit-dialog.tsx';

freshServer();

const user = userEvent.setup();
const tomorrow = addDays(clinicDateAt(new Date()), 1);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const accept = () => fetchSeam.mockResolvedValueOnce(json(202, { message: 'ok' }));

async function fill() {
  await user.type(field('Name'), 'Ana Reyes');
  await user.type(field('Email'), 'ana@example.com');
  await user.type(field('Preferred date'), tomorrow);
}

const request = (source: 'video-visit' | 'lab') => ({
  route: 'POST /api/consultations',
  query: {},
  body: { name: 'Ana Reyes', email: 'ana@example.com', date: tomorrow, source },
  token: null,
});

describe('the Virtual Consultation dialog', () => {
  it('names 911 before its first field, as a link', () => {
    render(<VirtualVisitDialog open onClose={() => {}} />);
    const call = screen.getByRole('link', { name: '911' });
    expect(call.getAttribute('href')).toBe('tel:911');
    expect(call.compareDocumentPosition(field('Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('cannot be confirmed while anything is missing, and says what', async () => {
    render(<VirtualVisitDialog open onClose={() => {}} />);
    expect(button('Confirm').disabled).toBe(true);
    await user.click(field('Name'));
    await user.click(field('Email'));
    await user.click(field('Preferred date'));
    await user.tab();
    await screen.findByText('Name is required.');
    await screen.findByText('Valid email is required.');
    await screen.findByText('Date is required.');
    expect(fetchSeam).not.toHaveBeenCalled();
  });

  it('refuses a day that is over', async () => {
    render(<VirtualVisitDialog open onClose={() => {}} />);
    await user.type(field('Preferred date'), addDays(clinicDateAt(new Date()), -1));
    await user.tab();
    await screen.findByText('Choose today or a later date');
  });

  it('sends the request and says so', async () => {
    accept();
    render(<VirtualVisitDialog open onClose={() => {}} />);
    await fill();
    await waitFor(() => expect(button('Confirm').disabled).toBe(false));
    await user.click(button('Confirm'));
    await screen.findByText('Email sent successfully!');
    screen.getByText(/to ana@example.com/);
    expect(askedAt(0)).toEqual(request('video-visit'));
  });

  it('says when it failed, keeps what was typed, and sends it on another try', async () => {
    loseNetwork();
    render(<VirtualVisitDialog open onClose={() => {}} />);
    await fill();
    await waitFor(() => expect(button('Confirm').disabled).toBe(false));
    await user.click(button('Confirm'));
    await screen.findByText('Failed to send email.');
    expect([field('Name').value, field('Email').value]).toEqual(['Ana Reyes', 'ana@example.com']);

    accept();
    await user.click(button('Confirm'));
    await screen.findByText('Email sent successfully!');
  });

  it('keeps what was typed while it is closed', async () => {
    const { rerender } = render(<VirtualVisitDialog open onClose={() => {}} />);
    await user.type(field('Name'), 'Ana Reyes');
    rerender(<VirtualVisitDialog open={false} onClose={() => {}} />);
    expect(screen.queryByLabelText('Name')).toBeNull();
    rerender(<VirtualVisitDialog open onClose={() => {}} />);
    expect(field('Name').value).toBe('Ana Reyes');
  });
});

describe('the consultation form of the lab page', () => {
  it('sends the request with its source, says so, and is empty again', async () => {
    accept();
    render(<LabConsultation />);
    await fill();
    await user.click(button('Request a consultation'));
    await screen.findByText('Thank you! We will contact you soon to schedule your consultation.');
    expect(askedAt(0)).toEqual(request('lab'));
    expect([field('Name').value, field('Email').value, field('Preferred date').value]).toEqual(['', '', '']);
  });

  it('sends nothing while it is wrong', async () => {
    render(<LabConsultation />);
    await user.click(button('Request a consultation'));
    await screen.findByText('Name is required.');
    expect(fetchSeam).not.toHaveBeenCalled();
  });

  it('says when it failed, and keeps what was typed', async () => {
    loseNetwork();
    render(<LabConsultation />);
    await fill();
    await user.click(button('Request a consultation'));
    await screen.findByText('We couldn’t send your request.');
    expect(field('Name').value).toBe('Ana Reyes');
  });
});

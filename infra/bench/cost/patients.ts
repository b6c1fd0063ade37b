import { bookingBody, firstDate } from '#infra/bench/common/booking-requests.ts';
import { required } from '#shared/required.ts';
import type { Operation } from './mix.ts';
import type { WorkloadSystem } from './workload-system.ts';

/** A booked visit, as its browser knows it. */
export interface BookedVisit {
  confirmationNumber: string;
  email: string;
  date: string;
  time: string;
  locationId: string;
  manageToken: string;
}

/** Books a visit of a new patient. */
export async function book({ call }: WorkloadSystem): Promise<BookedVisit> {
  const body = bookingBody();
  const { manageToken } = await call('POST /api/appointments', { body });
  const slot = body as unknown as { date: string; time: string; location: { id: string } };
  const { confirmationNumber, email } = body;
  return { confirmationNumber, email, manageToken, ...slot, locationId: slot.location.id };
}

async function lookUp({ call, mails, sendNewMails }: WorkloadSystem, email: string): Promise<void> {
  const { requestId } = await call('POST /api/appointments/lookup', { body: { email } });
  await sendNewMails();
  const mail = required(
    (await mails()).find(({ to, subject }) => to === email && /code/i.test(subject)),
    'code',
  );
  const [code = ''] = mail.text.match(/\b\d{6}\b/) ?? [];
  const body = { email, requestId, code };
  const { token } = await call('POST /api/appointments/lookup/verify', { body });
  await call('GET /api/appointments/mine', { token });
}

const wholeDay = { date: firstDate };

/** What patients do: a function for each operation. */
export function patientOperations(system: WorkloadSystem, visits: readonly BookedVisit[]) {
  const { call, sendNewMails } = system;
  const visitOf = (repetition: number) => required(visits.at(repetition), 'visit');
  const own = ({ confirmationNumber, manageToken }: BookedVisit) => ({
    params: { confirmationNumber },
    token: manageToken,
  });
  return {
    'a visit to the site': () => call('GET /api/openings'),
    // On arrival, for another day, and two of the 30-second refreshes.
    'a look at the booking screen, for a minute and a half': async () => {
      for (let request = 0; request < 4; request++) await call('GET /api/availability', { query: wholeDay });
    },
    'a booking, with its email': async () => {
      await book(system);
      await sendNewMails();
    },
    'the emailed link opened': (repetition) =>
      call('GET /api/appointments/{confirmationNumber}', own(visitOf(repetition))),
    'a lookup with an emailed code': (repetition) => lookUp(system, visitOf(repetition).email),
    'a visit moved, with its email': async (repetition) => {
      const { confirmationNumber: _, date, time, location } = bookingBody() as Record<string, unknown>;
      const body = { date, time, location };
      await call('POST /api/appointments/{confirmationNumber}/reschedule', {
        ...own(visitOf(repetition)),
        body,
      });
      await sendNewMails();
    },
    'a visit canceled, with its email': async (repetition) => {
      await call('POST /api/appointments/{confirmationNumber}/cancel', own(visitOf(repetition)));
      await sendNewMails();
    },
    'a question in the chat': () => call('POST /api/chatbot', { body: { message: 'Are you open now?' } }),
    // In the bundled table, as nearly all are.
    'a ZIP code looked up': () => call('GET /api/geocode', { query: { postalcode: '89101' } }),
    'a message to the clinics': async (repetition) => {
      const email = visitOf(repetition).email;
      const person = { firstName: 'Dana', lastName: 'Ortega', email, phone: '(702) 555-0123' };
      await call('POST /api/appoinment/add', {
        body: { ...person, date: firstDate, message: 'Do you take walk-ins?' },
      });
      await sendNewMails();
    },
    'a consultation request, with two emails': async (repetition) => {
      const { email } = visitOf(repetition);
      await call('POST /api/consultations', { body: { name: 'Dana Ortega', email, date: firstDate } });
      await sendNewMails();
    },
  } satisfies Partial<Record<Operation, (repetition: number) => Promise<unknown>>>;
}

import type { ExamplesByRoute } from './example.ts';
import { patientAppointment } from './records.ts';

const { confirmationNumber, firstName, lastName, email, date, time } = patientAppointment;

/** Requests and replies of all other routes. */
export const siteExamples = {
  'GET /api/health': { replies: { 200: { status: 'ok' } } },
  'GET /api/services': {
    replies: {
      200: {
        services: [{ name: 'LABS', description: 'Lab tests with clear prices.', href: '/lab' }],
      },
    },
  },
  'GET /api/availability': {
    query: { date },
    replies: {
      200: {
        now: '2026-11-23T17:02:11.000Z',
        date,
        closed: false,
        nextOpenDate: '2026-11-25',
        locations: [
          {
            id: '1',
            closed: false,
            slots: [{ time, startsAt: patientAppointment.startsAt, isAvailable: true, duration: 30 }],
          },
        ],
      },
    },
  },
  'GET /api/openings': {
    replies: {
      200: {
        now: '2026-11-23T17:02:11.000Z',
        locations: [
          {
            id: '1',
            open: true,
            closesAt: '2026-11-24T01:00:00.000Z',
            next: [{ date, time, startsAt: patientAppointment.startsAt }],
          },
        ],
      },
    },
  },
  'GET /api/geocode': {
    query: { postalcode: '89119' },
    replies: { 200: [{ lat: '36.085', lon: '-115.146', display_name: 'Las Vegas, NV 89119' }] },
  },
  'POST /api/appoinment/add': {
    body: {
      firstName,
      lastName,
      email,
      phone: '(702) 555-0136',
      date,
      message: 'Do you see children under two?',
    },
    replies: { 201: { id: '7d9e0f1a-2b3c-4d5e-8f6a-7b8c9d0e1f2a' } },
  },
  'POST /api/consultations': {
    body: { name: 'Maya Torres', email, date },
    replies: { 202: { message: 'Thank you! The link to your virtual visit is on its way to your email.' } },
  },
  'POST /api/csp-reports': {
    body: {
      'csp-report': {
        'document-uri': 'https://clinics.example.com/',
        'blocked-uri': 'https://ads.example.com/track.js',
        'effective-directive': 'script-src-elem',
        'source-file': 'https://clinics.example.com/assets/index-B1x2.js',
      },
    },
    replies: { 204: undefined },
  },
  'POST /api/chatbot': {
    body: { message: 'When are you open?' },
    replies: {
      200: {
        reply: 'We’re open Monday through Friday, 8:00 AM to 5:00 PM.',
        links: [{ title: 'Locations', href: '/locations' }],
        emergency: false,
      },
    },
  },
  'GET /api/audit': {
    query: { from: date, to: date, limit: 50 },
    replies: {
      200: {
        entries: [
          {
            at: '2026-11-24T18:05:00.000Z',
            actor: '5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10',
            action: 'appointment.status',
            subject: confirmationNumber,
            from: 'confirmed',
            to: 'completed',
          },
        ],
        nextCursor: null,
      },
    },
  },
} satisfies ExamplesByRoute;
